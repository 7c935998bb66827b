package broadside.spanishmain;

import broadside.spanishmain.movements.MoveNation;
import broadside.spanishmain.movements.MovePair;
import broadside.spanishmain.movements.MoveShip;
import broadside.spanishmain.movements.MovementEffect;
import broadside.spanishmain.movements.RaiseFog;
import broadside.spanishmain.movements.SabotageShip;

/**
 * Reckons what each choice of a turn is worth to the player, action and adventure together, without carrying it out.
 *
 * <p>Uses only what the player knows; about other ships it goes by {@link Suspicion}. A row is packed into a long, four
 * bits for each space. Buffers are used again, so an instance belongs to one captain.
 */
final class Reckoning {
    /** What a new card in place of a useless one is worth, in fame. */
    private static final double SWAP = 0.05;

    private static final int NO_ADVENTURE = -1;

    /** For each ship: how much of its worth is ours (1), or how much of its worth hurts us (negative). */
    private final double[] stake = new double[Ship.COUNT];

    private final double[] fameStake = new double[Ship.COUNT];
    private final double[] suspicion = new double[Ship.COUNT];
    private final double[] accusation = new double[Cells.MOST_SEATS * Ship.COUNT];

    private Worth worth;
    private Position position;
    private long row;
    private int damaged;
    private int famous;
    private int active;
    private double quiet;

    Reckoning(Position position, int seat) {
        this.position = position;
        this.worth = Worth.in(position);
        begin(position, seat);
    }

    /** Turns to another position and player. */
    void begin(Position next, int seat) {
        position = next;
        worth = Worth.in(next);
        damaged = next.damaged();
        active = next.active();
        row = 0;
        famous = 0;
        for (int ship = 0; ship < Ship.COUNT; ship++) {
            row |= (long) ship << (4 * next.spaceOf(ship));
            famous |= next.fameUnder(ship) > 0 ? 1 << ship : 0;
            boolean own = next.owns(seat, ship);
            stake[ship] = own ? 1 : 0;
            fameStake[ship] = own ? fame(ship) : 0;
        }
        double share = 1.0 / (next.seats() - 1);
        for (int other = 0; other < next.seats(); other++) {
            if (other != seat) {
                suspect(seat, other, share);
            }
        }
        quiet = after(row, damaged, active);
    }

    private double fame(int ship) {
        return position.isRevealed(ship) ? worth.fame : worth.hiddenFame;
    }

    private void suspect(int seat, int other, double share) {
        Suspicion.of(position, seat, other, suspicion);
        for (int ship = 0; ship < Ship.COUNT; ship++) {
            double chance = suspicion[ship];
            int under = position.fameUnder(ship);
            int prize = (under + 1) / 2;
            double loss = under * worth.hiddenFame + worth.secrecy - (under - prize) * worth.fame;
            accusation[other * Ship.COUNT + ship] = chance * (prize * worth.fame + share * loss);
            if (position.isRevealed(ship) && position.owns(other, ship)) {
                chance = 1;
            }
            stake[ship] -= share * chance;
            fameStake[ship] -= share * chance * fame(ship);
        }
    }

    /** Returns the worth of a choice; only differences between choices mean anything. */
    double of(long choice) {
        return switch (TurnChoice.action(choice)) {
            case TurnChoice.PLAY -> play(choice);
            case TurnChoice.REPAIR -> damaged == 0 ? quiet : after(row, 0, active);
            case TurnChoice.ACCUSE ->
                quiet + accusation[TurnChoice.seat(choice) * Ship.COUNT + TurnChoice.pirate(choice)] - worth.card;
            default -> TurnChoice.discard(choice) == TurnChoice.NO_CARD ? quiet : quiet + SWAP * worth.fame;
        };
    }

    /** Returns what an accusation alone is worth; 0 where it cannot be right. */
    double accusation(long choice) {
        return accusation[TurnChoice.seat(choice) * Ship.COUNT + TurnChoice.pirate(choice)];
    }

    private double play(long choice) {
        MovementEffect effect = Movement.of(TurnChoice.card(choice)).effect();
        int ship = TurnChoice.ship(choice);
        if (effect instanceof MoveShip move) {
            return after(Packed.move(row, position.spaceOf(ship), 1, move.forward()), damaged, active);
        }
        if (effect instanceof MovePair move) {
            return after(Packed.move(row, position.spaceOf(ship), 2, move.forward()), damaged, active);
        }
        if (effect instanceof MoveNation move) {
            return after(Packed.moveNation(row, move.nation().ordinal(), move.forward()), damaged, active);
        }
        if (effect instanceof SabotageShip) {
            return ship == TurnChoice.NO_SHIP ? quiet : after(row, damaged | 1 << ship, active);
        }
        return effect instanceof RaiseFog ? after(row, damaged, NO_ADVENTURE) : quiet;
    }

    /** Returns the worth of a row after the adventure. */
    private double after(long ships, int damagedShips, int adventure) {
        int nation = adventure < 0 ? -1 : Foreseen.nation(adventure);
        int holed = 0;
        int rich = 0;
        int deciding = 0;
        for (int space = 0; space < Ship.COUNT; space++) {
            int ship = (int) (ships >>> (4 * space)) & 15;
            holed |= (damagedShips >> ship & 1) << space;
            rich |= (famous >> ship & 1) << space;
            if (Ship.nation(ship) == nation) {
                deciding |= 1 << space;
            }
        }
        long outcome = adventure < 0 ? (long) holed << 27 : Foreseen.outcome(adventure, holed, deciding, rich);
        int gains = Foreseen.gains(outcome);
        int seconds = Foreseen.secondGains(outcome);
        int losses = Foreseen.losses(outcome);
        int broken = Foreseen.damaged(outcome);
        double sum = 0;
        for (int space = 0; space < Ship.COUNT; space++) {
            int ship = (int) (ships >>> (4 * space)) & 15;
            sum += stake[ship] * ((broken >> space & 1) != 0 ? worth.damaged[space] : worth.sound[space]);
            int change = (gains >> space & 1) + (seconds >> space & 1) - (losses >> space & 1);
            if (change != 0) {
                sum += change * fameStake[ship];
            }
        }
        return sum;
    }
}

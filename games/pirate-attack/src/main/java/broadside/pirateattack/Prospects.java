package broadside.pirateattack;

import broadside.engine.chance.Rng;
import broadside.engine.game.Judgement;
import broadside.engine.play.Choices;
import broadside.engine.play.Decision;
import java.util.Arrays;
import java.util.List;

/**
 * Tells computer captains what is good in Pirate Attack.
 *
 * <p>A seat's power is what its ships can give and take, with some more for gold, saved cards and the hand; its prospects
 * are its share of all power. The shares are taken of a higher power than the first, because whoever is ahead usually
 * stays there: so it pays to weaken the strongest.
 */
final class Prospects implements Judgement<Position> {
    private static final double LEAD = 1.6;
    static final double GOLD = 0.35;
    private static final double SAVED = 0.8;
    private static final double FAME = 4;

    private final int[] cannons = new int[Cells.MOST_SHIPS];
    private final int[] strength = new int[Cells.MOST_SHIPS];
    private final Habits habits = new Habits();
    private final double[] power = new double[Cells.MOST_SEATS];

    @Override
    public void evaluate(Position p, double[] values) {
        if (p.isOver()) {
            over(p, values);
            return;
        }
        weigh(p);
        boolean fame = p.custom().fameTarget() > 0
                || p.custom().limitMinutes() > 0
                || p.custom().limitTurns() > 0;
        for (int seat = 0; seat < p.seats(); seat++) {
            double worth = fleet(p, seat);
            worth += GOLD * Purse.gold(p, seat) + SAVED * Fortunes.count(p, seat) + HandWorth.of(p, seat);
            power[seat] = 0.5 + (fame ? 0.3 * worth + FAME * Purse.fame(p, seat) : worth);
        }
        double sum = 0;
        for (int seat = 0; seat < p.seats(); seat++) {
            int partner = p.partner(seat);
            double own = partner < 0 ? power[seat] : power[seat] + power[partner];
            values[seat] = Math.pow(own, LEAD);
            sum += values[seat];
        }
        for (int seat = 0; seat < p.seats(); seat++) {
            values[seat] = values[seat] / sum * (p.custom().teams() ? 2 : 1);
        }
    }

    private static void over(Position p, double[] values) {
        List<Integer> winners = Scoring.winners(p);
        Arrays.fill(values, 0, p.seats(), 0);
        for (int seat : winners) {
            values[seat] = p.custom().teams() ? Math.min(1, 2.0 / winners.size()) : 1.0 / winners.size();
        }
    }

    /** Adds up cannons and strength of all ships with what lies under them. */
    private void weigh(Position p) {
        int ships = Fleet.count(p);
        for (int ship = 0; ship < ships; ship++) {
            Card card = Fleet.card(p, ship);
            cannons[ship] = card.cannons();
            strength[ship] = card.strength();
        }
        for (int i = 0; i < Aboard.underCount(p); i++) {
            int kind = Aboard.underKind(p, i);
            if (kind < Card.KINDS) {
                Card card = Card.of(kind);
                cannons[Aboard.underShip(p, i)] += card.cannons();
                strength[Aboard.underShip(p, i)] += card.strength();
            }
        }
    }

    private double fleet(Position p, int seat) {
        double worth = 0;
        int first = Fleet.first(p, seat);
        int members = Fleet.armada(p, seat);
        for (int ship = first; ship < first + Fleet.size(p, seat); ship++) {
            if (Fleet.isSunk(p, ship)) {
                continue;
            }
            int shots = Math.max(0, cannons[ship]);
            int hull = Math.max(0, strength[ship]);
            // A hulk is lost in its next battle; a ship in an armada is covered by the others.
            double own = hull == 0 ? 0.3 + 0.1 * shots : 1.5 + 0.55 * shots + hull * (1 + 0.04 * hull);
            if (members > 1 && Fleet.isInArmada(p, ship)) {
                own *= 1 + 0.06 * members;
            }
            worth += own * blessing(p, seat, ship);
        }
        return worth;
    }

    /** Says what is left of a ship's worth under its Witch Doctors; a saved Fortune Teller undoes one. */
    private static double blessing(Position p, int seat, int ship) {
        double left = 1;
        for (int curse = 0; curse < Aboard.curseCount(p); curse++) {
            int kind = Aboard.curseKind(p, curse);
            if (Aboard.curseShip(p, curse) == ship && kind < WitchDoctor.KINDS) {
                double harm = kind <= WitchDoctor.MUTINY.ordinal() ? 0.6 : 0.3;
                left *= 1 - (Fortunes.has(p, seat, kind) ? harm / 4 : harm);
            }
        }
        return left;
    }

    @Override
    public void candidates(Position p, Decision decision, Choices options) {
        Sensible.keep(p, decision.seat(), options);
    }

    /** About three rounds: a turn takes two to three decisions. */
    @Override
    public int horizon(Position p) {
        return 8 * p.seats();
    }

    @Override
    public int playout(Position p, Decision decision, Choices options, Rng rng) {
        return habits.pick(p, decision, options, rng);
    }
}

package broadside.spanishmain;

import broadside.engine.chance.Rng;
import broadside.engine.game.Judgement;
import broadside.engine.play.Choices;
import broadside.engine.play.Decision;
import org.jspecify.annotations.Nullable;

/** Tells captains how well each player of Spanish Main stands, what is worth thinking about, and what people do. */
final class Prospects implements Judgement<Position> {
    /** How much chance there is in playouts, in fame: players see things differently. */
    private static final double WHIM = 0.25;

    /** Accusations worth a thought, best first. */
    private static final int ACCUSATIONS = 3;

    private @Nullable Reckoning reckoning;

    @Override
    public void evaluate(Position position, double[] values) {
        int seats = position.seats();
        if (position.isOver()) {
            int winner = 0;
            for (int seat = 0; seat < seats; seat++) {
                values[seat] = 0;
                if (Scoring.rank(position, seat) > Scoring.rank(position, winner)) {
                    winner = seat;
                }
            }
            values[winner] = 1;
            return;
        }
        Worth worth = Worth.in(position);
        for (int seat = 0; seat < seats; seat++) {
            values[seat] = worth.fame * position.fameBefore(seat) + worth.card * position.handSize(seat);
        }
        for (int ship = 0; ship < Ship.COUNT; ship++) {
            int owner = position.owner(ship);
            if (owner < 0 || owner >= seats) {
                continue;
            }
            int space = position.spaceOf(ship);
            int fame = position.fameUnder(ship);
            values[owner] += (position.isDamaged(ship) ? worth.damaged[space] : worth.sound[space])
                    + (position.isRevealed(ship) ? fame * worth.fame : fame * worth.hiddenFame + worth.secrecy);
        }
        share(values, seats);
    }

    /** Turns logarithms of odds into chances that sum to 1. */
    private static void share(double[] values, int seats) {
        double sum = 0;
        for (int seat = 0; seat < seats; seat++) {
            values[seat] = Math.exp(values[seat]);
            sum += values[seat];
        }
        for (int seat = 0; seat < seats; seat++) {
            values[seat] /= sum;
        }
    }

    @Override
    public double plausibility(Position world, int seat) {
        return Suspicion.of(world, seat);
    }

    @Override
    public int playout(Position position, Decision decision, Choices options, Rng rng) {
        Reckoning turn = reckoning(position, decision.seat());
        double whim = WHIM * Worth.in(position).fame;
        int best = 0;
        double most = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < options.size(); i++) {
            double value = turn.of(options.get(i)) + whim * rng.unit();
            if (value > most) {
                most = value;
                best = i;
            }
        }
        return best;
    }

    /** Leaves only the best few accusations: most of them cannot be right, or win nothing. */
    @Override
    public void candidates(Position position, Decision decision, Choices options) {
        Reckoning turn = reckoning(position, decision.seat());
        long[] all = options.toArray();
        double[] best = new double[ACCUSATIONS];
        for (long choice : all) {
            if (TurnChoice.action(choice) == TurnChoice.ACCUSE) {
                insert(best, turn.accusation(choice));
            }
        }
        double least = best[ACCUSATIONS - 1];
        options.clear();
        for (long choice : all) {
            if (TurnChoice.action(choice) != TurnChoice.ACCUSE
                    || turn.accusation(choice) >= least && turn.accusation(choice) > 0) {
                options.add(choice);
            }
        }
    }

    private static void insert(double[] best, double value) {
        for (int i = 0; i < best.length; i++) {
            if (value == best[i]) {
                return;
            }
            if (value > best[i]) {
                System.arraycopy(best, i, best, i + 1, best.length - i - 1);
                best[i] = value;
                return;
            }
        }
    }

    private Reckoning reckoning(Position position, int seat) {
        Reckoning kept = reckoning;
        if (kept == null) {
            kept = new Reckoning(position, seat);
            reckoning = kept;
        } else {
            kept.begin(position, seat);
        }
        return kept;
    }
}

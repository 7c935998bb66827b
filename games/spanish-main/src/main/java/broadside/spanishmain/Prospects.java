package broadside.spanishmain;

import broadside.engine.game.Judgement;

/** Estimates how well each player stands: the fame already won, and where the ships are for what is coming. */
final class Prospects implements Judgement<Position> {

    /** What the place in the row is worth per coming adventure, front first, in hundredths of a fame. */
    private static final int[] PLACE = {75, 62, 55, 34, 22, 14, 6, 4, 2};

    @Override
    public void evaluate(Position position, double[] values) {
        if (position.isOver()) {
            for (int seat = 0; seat < position.seats(); seat++) {
                boolean won = true;
                for (int other = 0; other < position.seats(); other++) {
                    won &= Scoring.rank(position, other) <= Scoring.rank(position, seat);
                }
                values[seat] = won ? 1 : 0;
            }
            return;
        }
        int left = position.adventurePile() + position.upcoming();
        // The row changes soon, so only the next few adventures count for the place.
        double horizon = Math.min(left / 2.0, 3.0);
        double sum = 0;
        double spread = 1.0 + Math.sqrt(left) * 0.6;
        for (int seat = 0; seat < position.seats(); seat++) {
            double value = position.fameBefore(seat);
            for (int ship = 0; ship < Ship.COUNT; ship++) {
                if (position.owns(seat, ship)) {
                    value += position.fameUnder(ship) * (position.isRevealed(ship) ? 1.0 : 0.9);
                    double place = PLACE[position.spaceOf(ship)] * horizon / 100.0;
                    value += position.isDamaged(ship) ? place * 0.3 : place;
                }
            }
            values[seat] = Math.exp(value / spread);
            sum += values[seat];
        }
        for (int seat = 0; seat < position.seats(); seat++) {
            values[seat] /= sum;
        }
    }
}

package broadside.racetonine;

import broadside.engine.game.Judgement;

/** Tells captains that a greater total is better. */
final class Prospects implements Judgement<Position> {
    @Override
    public void evaluate(Position p, double[] values) {
        for (int seat = 0; seat < p.seats(); seat++) {
            values[seat] = Math.min(1, p.total(seat) / (double) Position.GOAL);
        }
    }
}

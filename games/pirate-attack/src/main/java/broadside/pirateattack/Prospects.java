package broadside.pirateattack;

import broadside.engine.game.Judgement;

/** Tells computer captains what is good in Pirate Attack. */
final class Prospects implements Judgement<Position> {

    @Override
    public void evaluate(Position p, double[] values) {
        Worth.evaluate(p, values);
    }
}

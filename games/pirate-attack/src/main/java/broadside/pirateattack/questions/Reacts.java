package broadside.pirateattack.questions;

import broadside.engine.play.Scene;
import broadside.pirateattack.Choice;
import broadside.pirateattack.Position;

/** Asks for a reaction; to pass is the default. */
interface Reacts extends Asks {

    @Override
    default void take(Position p, int seat, long choice, Scene scene) {
        throw new IllegalStateException("the closing of the window carries out reactions");
    }

    @Override
    default long fallback(Position p, int seat) {
        return Choice.PASS;
    }

    @Override
    default boolean reaction() {
        return true;
    }
}

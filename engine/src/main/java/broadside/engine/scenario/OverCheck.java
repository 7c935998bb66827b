package broadside.engine.scenario;

import broadside.engine.play.Position;
import broadside.engine.tree.Field;
import java.util.Set;

/** Tests whether the game is over. */
record OverCheck(boolean over) implements Check {

    static Check read(Cast cast, Field test) {
        test.only(Set.of("over"));
        return new OverCheck(test.need("over").truth());
    }

    @Override
    public <P extends Position> void check(Stage<P> stage) {
        if (stage.position().isOver() != over) {
            throw new ScenarioFailed(over ? "the game is not over" : "the game is over");
        }
    }
}

package broadside.engine.scenario;

import broadside.engine.play.Position;
import broadside.engine.tree.Field;
import java.util.Set;

/** Carries out a test that only one game knows. */
record GameCheck(String word, Field test) implements Check {

    static Check read(String word, Field test) {
        test.only(Set.of(word));
        return new GameCheck(word, test.need(word));
    }

    @Override
    @SuppressWarnings("unchecked")
    public <P extends Position> void check(Stage<P> stage) {
        ScenarioWords<P> words = (ScenarioWords<P>) stage.game();
        String found = words.test(stage.position(), word, test, stage.labels());
        if (found != null) {
            throw new ScenarioFailed(word + ": " + Flow.write(test.tree()), "found: " + found);
        }
    }
}

package broadside.engine.scenario;

import broadside.engine.play.Position;
import broadside.engine.tree.Field;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Tests the position and what happened.
 *
 * @param settles whether open windows are passed first; {@code meanwhile} looks while they are open
 */
record ExpectStep(Map<String, Check> checks, boolean settles) implements PlayStep {

    static ExpectStep read(Cast cast, Field entry, String word, boolean settles) {
        entry.only(Set.of(word));
        Map<String, Check> checks = new LinkedHashMap<>();
        List<Field> tests = new ArrayList<>(entry.need(word).rowOrOne());
        for (Field test : tests) {
            checks.put(test.path(), Check.read(cast, test));
        }
        if (checks.isEmpty()) {
            throw entry.need(word).wrong("there is nothing to test");
        }
        return new ExpectStep(checks, settles);
    }

    @Override
    public <P extends Position> void play(Stage<P> stage) {
        if (settles) {
            stage.settle();
        }
        stage.look();
        checks.forEach((where, check) -> {
            try {
                check.check(stage);
            } catch (ScenarioFailed failed) {
                throw failed.at(where);
            }
        });
    }
}

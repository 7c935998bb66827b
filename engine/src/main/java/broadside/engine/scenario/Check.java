package broadside.engine.scenario;

import broadside.engine.play.Position;
import broadside.engine.tree.Field;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.TreeSet;
import java.util.function.BiFunction;

/** Is one test of {@code expect}. */
interface Check {
    <P extends Position> void check(Stage<P> stage);

    /** The words a test may have, and how it is read. */
    Map<String, BiFunction<Cast, Field, Check>> KINDS = Map.of(
            "path", PathCheck::read,
            "events", EventsCheck::read,
            "no-event", NoEventCheck::read,
            "cites", CitesCheck::read,
            "outcome", OutcomeCheck::read,
            "over", OverCheck::read);

    static Check read(Cast cast, Field test) {
        Map<String, BiFunction<Cast, Field, Check>> kinds = new LinkedHashMap<>(KINDS);
        if (cast.game() instanceof ScenarioWords<?> own) {
            Check written = test.isText() ? GameCheck.read(own.tests(), test) : null;
            if (written != null) {
                return written;
            }
            own.tests().forEach(word -> kinds.put(word, (c, field) -> GameCheck.read(word, field)));
        }
        // "unchanged" stands alone or beside a path, so it is looked for last.
        kinds.put("unchanged", UnchangedCheck::read);
        for (var kind : kinds.entrySet()) {
            if (test.children().containsKey(kind.getKey())) {
                return kind.getValue().apply(cast, test);
            }
        }
        throw test.wrong("expected a test with one of " + String.join(", ", new TreeSet<>(kinds.keySet())) + "; found "
                + Flow.write(test.tree()));
    }
}

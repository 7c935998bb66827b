package broadside.engine.scenario;

import broadside.engine.play.Position;
import broadside.engine.tree.Field;
import broadside.engine.tree.Tree;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Tests that the table is as it was before what was done since the last look. */
record UnchangedCheck() implements Check {

    static Check read(Cast cast, Field test) {
        test.only(Set.of("unchanged"));
        if (!test.need("unchanged").truth()) {
            throw test.need("unchanged").wrong("expected true; what has changed is told by path and value");
        }
        return new UnchangedCheck();
    }

    @Override
    public <P extends Position> void check(Stage<P> stage) {
        compare(stage, "the table", stage.block().before(), stage.game().write(stage.position()));
    }

    static <P extends Position> void compare(Stage<P> stage, String what, @Nullable Tree before, @Nullable Tree after) {
        if (before == null ? after == null : before.equals(after)) {
            return;
        }
        List<String> lines = new ArrayList<>();
        lines.addAll(before == null ? List.of() : Difference.lines(before, after, stage.likeness()));
        if (lines.isEmpty()) {
            lines.add("expected: " + Flow.write(before));
            lines.add("found:    " + Flow.write(after));
        }
        throw new ScenarioFailed(what + " has changed", lines);
    }
}

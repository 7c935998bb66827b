package broadside.engine.scenario;

import broadside.engine.play.Position;
import broadside.engine.rules.Clause;
import broadside.engine.tree.Field;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** Tests that the rules cited these clauses since the last look. */
record CitesCheck(List<Clause> clauses) implements Check {

    static Check read(Cast cast, Field test) {
        test.only(Set.of("cites"));
        return new CitesCheck(cast.clauses(test.need("cites")));
    }

    @Override
    public <P extends Position> void check(Stage<P> stage) {
        List<Clause> missing = new ArrayList<>(clauses);
        missing.removeIf(stage.block().cited()::has);
        if (!missing.isEmpty()) {
            throw new ScenarioFailed(
                    "these clauses were not cited:" + Voice.ids(missing),
                    "cited:" + Voice.ids(List.copyOf(stage.block().cited().all())));
        }
    }
}

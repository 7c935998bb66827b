package broadside.engine.scenario;

import broadside.engine.play.Position;
import broadside.engine.rules.Clause;
import broadside.engine.tree.Field;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** Tests that the rules cited these clauses in the step right before, whatever was cited earlier. */
record CitesCheck(List<Clause> clauses) implements Check {

    static Check read(Cast cast, Field test) {
        test.only(Set.of("cites"));
        return new CitesCheck(cast.clauses(test.need("cites")));
    }

    @Override
    public <P extends Position> void check(Stage<P> stage) {
        List<Clause> missing = new ArrayList<>(clauses);
        missing.removeIf(stage.citedByStep()::has);
        if (!missing.isEmpty()) {
            throw new ScenarioFailed(
                    "the step before this did not cite:" + Voice.ids(missing),
                    "it cited:" + Voice.ids(List.copyOf(stage.citedByStep().all())));
        }
        stage.name(clauses);
    }
}

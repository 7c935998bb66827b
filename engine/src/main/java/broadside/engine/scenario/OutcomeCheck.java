package broadside.engine.scenario;

import broadside.engine.game.Outcome;
import broadside.engine.play.Position;
import broadside.engine.rules.Clause;
import broadside.engine.tree.Field;
import broadside.engine.tree.Tree;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Tests that the game is over and how it ended: winners, places, scores, clauses. */
record OutcomeCheck(
        @Nullable List<Integer> winners,
        @Nullable Tree places,
        @Nullable Tree scores,
        List<Clause> because) implements Check {

    static Check read(Cast cast, Field test) {
        test.only(Set.of("outcome"));
        Field outcome = test.need("outcome").only(Set.of("winners", "places", "scores", "because"));
        Field winners = outcome.maybe("winners");
        Field because = outcome.maybe("because");
        return new OutcomeCheck(
                winners == null ? null : cast.seats(winners),
                perSeat(cast, outcome.maybe("places")),
                perSeat(cast, outcome.maybe("scores")),
                because == null ? List.of() : cast.clauses(because));
    }

    private static @Nullable Tree perSeat(Cast cast, @Nullable Field field) {
        if (field == null) {
            return null;
        }
        for (String name : field.children().keySet()) {
            cast.seat(field, name);
            field.need(name).whole();
        }
        return field.tree();
    }

    @Override
    public <P extends Position> void check(Stage<P> stage) {
        if (!stage.position().isOver()) {
            List<String> lines = new ArrayList<>();
            stage.open().forEach(open -> lines.add(stage.voice().asked(stage.position(), open)));
            throw new ScenarioFailed("the game is not over", lines);
        }
        Outcome outcome = stage.game().outcome(stage.position());
        stage.cite(outcome.clauses());
        Tree.Branch found = outcome.tree(stage.seats());
        boolean fits = outcome.clauses().containsAll(because)
                && (winners == null || Set.copyOf(winners).equals(Set.copyOf(outcome.winners())))
                && fits(stage, places, found.get("places"))
                && fits(stage, scores, found.get("scores"));
        if (!fits) {
            throw new ScenarioFailed(
                    "the game ended otherwise",
                    "expected: " + Flow.write(said(stage)),
                    "found:    " + Flow.write(told(found)));
        }
        stage.name(because);
    }

    private static <P extends Position> boolean fits(Stage<P> stage, @Nullable Tree said, @Nullable Tree found) {
        return said == null || found != null && stage.likeness().fits(said, found);
    }

    private <P extends Position> Tree said(Stage<P> stage) {
        Tree.Grow said = Tree.branch();
        if (winners != null) {
            said.put(
                    "winners",
                    Tree.texts(winners.stream().map(stage.seats()::get).toList()));
        }
        if (places != null) {
            said.put("places", places);
        }
        if (scores != null) {
            said.put("scores", scores);
        }
        return said.putUnlessEmpty(
                        "because",
                        Tree.texts(because.stream().map(Clause::id).toList()).items())
                .done();
    }

    private static Tree told(Tree.Branch found) {
        Tree.Grow told = Tree.branch();
        found.children().forEach((name, child) -> {
            if (!name.equals("reason")) {
                told.put(name, child);
            }
        });
        return told.done();
    }
}

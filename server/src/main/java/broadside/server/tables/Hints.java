package broadside.server.tables;

import broadside.ai.Adviser;
import broadside.engine.game.Game;
import broadside.engine.match.Match;
import broadside.engine.play.Decision;
import broadside.engine.play.Pending;
import broadside.engine.play.Position;
import broadside.engine.table.Clock;
import broadside.engine.tree.Tree;
import broadside.engine.words.Words;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** The hints of one match: one under way for each seat, and the last one kept, since the same question has one answer. */
final class Hints<P extends Position> {
    private final House house;
    private final Game<P> game;
    private final Clock clock;
    private final Map<Integer, Given> last = new HashMap<>();
    private final Set<Integer> underWay = new HashSet<>();

    /**
     * What was said about a decision.
     *
     * @param step how many entries the match had: behind an undo the same decision may be another
     */
    private record Given(int decision, int step, String language, Tree.Branch hint) {}

    Hints(House house, Game<P> game, Clock clock) {
        this.house = house;
        this.game = game;
        this.clock = clock;
    }

    /**
     * Asks a captain what he would do.
     *
     * @param hint gets the answer, on the table's thread
     * @param refusal gets the key of why there is none
     */
    void ask(Match<P> match, Visitor visitor, int decision, Consumer<Tree.Branch> hint, Consumer<String> refusal) {
        int seat = visitor.seat();
        @SuppressWarnings("unchecked")
        P mask = (P) match.position().mask(seat);
        Pending pending = match.isOver() ? null : mask.pending();
        Decision open = pending == null ? null : pending.openFor(seat);
        if (open == null || open.id() != decision) {
            refusal.accept("engine.stale");
            return;
        }
        int step = match.entries().size();
        String language = visitor.language;
        Tree.Branch known = known(seat, decision, step, language);
        if (known != null) {
            hint.accept(known);
            return;
        }
        if (!underWay.add(seat)) {
            refusal.accept("server.hint.under-way");
            return;
        }
        List<String> names = match.header().seats();
        Words words = Languages.of(game.id(), language);
        house.advisers()
                .advise(game, mask, open, 2 * house.think())
                .whenComplete((found, failure) -> clock.at(0, () -> {
                    underWay.remove(seat);
                    if (found == null) {
                        refusal.accept("server.hint.busy");
                    } else {
                        Tree.Branch said = written(mask, open, found, words, names);
                        last.put(seat, new Given(decision, step, language, said));
                        hint.accept(said);
                    }
                }));
    }

    private Tree.@Nullable Branch known(int seat, int decision, int step, String language) {
        Given given = last.get(seat);
        boolean same =
                given != null && given.decision == decision && given.step == step && given.language.equals(language);
        return given != null && same ? given.hint : null;
    }

    private static <P extends Position> Tree.Branch written(
            P mask, Decision open, List<Adviser.Candidate> found, Words words, List<String> names) {
        return Advice.message(mask, open, found, words, names).done();
    }
}

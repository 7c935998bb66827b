package broadside.engine.scenario;

import broadside.engine.document.Labels;
import broadside.engine.game.OptionValues;
import broadside.engine.play.Position;
import broadside.engine.rules.Cited;
import broadside.engine.tree.Field;
import broadside.engine.tree.Tree;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Is implemented by a game whose scenarios need words of their own: tests such as {@code touching}, and lists built
 * before play such as a fleet.
 */
public interface ScenarioWords<P extends Position> {

    /** Returns the words that begin this game's own tests in {@code expect}. */
    default Set<String> tests() {
        return Set.of();
    }

    /**
     * Carries out one of those tests and returns what was found instead, or null where it holds. What it relies on is
     * cited.
     *
     * @param test the value beside the word; of a test written as {@code word(a, b) <= c} it is {@code {of: [a, b],
     *     at-most: c}}, of {@code word(a, b)} the list alone
     */
    default @Nullable String test(P position, String word, Field test, Labels labels, Cited cited) {
        throw test.wrong("this game has no test '" + word + "'");
    }

    /** Says whether scenarios may have {@code fleet} and {@code report}. */
    default boolean hasFleets() {
        return false;
    }

    /**
     * Judges a list built before play: {@code {legal: false, because: [...]}} and whatever else the report holds. What
     * it relies on is cited.
     */
    default Tree.Branch report(OptionValues options, Field fleet, Cited cited) {
        throw fleet.wrong("this game has no fleets");
    }
}

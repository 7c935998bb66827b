package broadside.engine.match;

import broadside.engine.tree.Field;
import broadside.engine.tree.Tree;
import java.util.List;
import java.util.Set;

/**
 * Holds what the host of a match agreed with its players beside the rules of the game.
 *
 * @param practice captains' choices do not end free undo, and with one person at the table an undo gives dice back; never
 *     for rated matches
 * @param windowMillis how long a reaction window stays open
 * @param decisionMillis how long any other decision waits before its default is taken; 0: for ever
 */
public record Terms(boolean practice, int windowMillis, int decisionMillis) {
    private static final int EIGHT_SECONDS = 8_000;
    private static final int ONE_DAY = 86_400_000;

    public Terms {
        if (windowMillis < 1 || windowMillis > ONE_DAY || decisionMillis < 0) {
            throw new IllegalArgumentException("a window lasts from 1 ms to a day, a decision at least 0 ms");
        }
    }

    /** Gives the defaults: windows of 8 seconds, no other clock, practice where at most one person plays. */
    public static Terms usual(List<Sitter> sitters) {
        long people = sitters.stream().filter(Sitter::isPerson).count();
        return new Terms(people <= 1, EIGHT_SECONDS, 0);
    }

    public Terms withPractice(boolean allowed) {
        return new Terms(allowed, windowMillis, decisionMillis);
    }

    public Terms withTimes(int window, int decision) {
        return new Terms(practice, window, decision);
    }

    Tree.Branch tree() {
        return Tree.branch()
                .put("practice", practice)
                .put("window", windowMillis)
                .put("decision", decisionMillis)
                .done();
    }

    static Terms read(Field field) {
        field.only(Set.of("practice", "window", "decision"));
        return new Terms(
                field.need("practice").truth(),
                field.need("window").whole(1, ONE_DAY),
                field.need("decision").whole(0, Integer.MAX_VALUE));
    }
}

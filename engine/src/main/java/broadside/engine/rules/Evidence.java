package broadside.engine.rules;

import java.util.Collection;
import java.util.Collections;
import java.util.Set;
import java.util.TreeSet;

/**
 * Is what one test or scenario says about clauses: which it claims to hold, and which the engine cited while it ran.
 *
 * @param test its name, for reports
 */
public record Evidence(String test, boolean passed, Set<Clause> claimed, Set<Clause> cited) {
    /** The kind of clause that speaks of what lies in the box: no step cites it, data tests prove it. */
    private static final String COMPONENT = "component";

    public Evidence {
        claimed = sorted(claimed);
        cited = sorted(cited);
    }

    /** Returns the clauses that this really covers. */
    public Set<Clause> covered() {
        Set<Clause> covered = new TreeSet<>(claimed);
        covered.retainAll(cited);
        return passed ? covered : Set.of();
    }

    /** Says whether a data test may claim this clause although no rule cites it. */
    public static boolean isAboutComponents(Clause clause) {
        return clause.kind().equals(COMPONENT);
    }

    private static Set<Clause> sorted(Collection<Clause> clauses) {
        return Collections.unmodifiableSet(new TreeSet<>(clauses));
    }
}

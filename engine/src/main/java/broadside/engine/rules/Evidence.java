package broadside.engine.rules;

import java.util.Collection;
import java.util.Collections;
import java.util.Set;
import java.util.TreeSet;

/**
 * The testimony of one test or scenario on clauses: which it claims to hold, which the engine cited while it ran, and
 * which it demanded by name of the step, refusal, event or count that carries them out.
 *
 * @param test its name, for reports
 */
public record Evidence(String test, boolean passed, Set<Clause> claimed, Set<Clause> cited, Set<Clause> named) {
    /** The kind of clause that speaks of what lies in the box: no step cites it, data tests prove it. */
    private static final String COMPONENT = "component";

    public Evidence {
        claimed = sorted(claimed);
        cited = sorted(cited);
        named = sorted(named);
    }

    /** Returns the clauses that this really covers: the engine exercised what is claimed. */
    public Set<Clause> covered() {
        Set<Clause> covered = new TreeSet<>(claimed);
        covered.retainAll(cited);
        return passed ? covered : Set.of();
    }

    /** Returns those covered clauses that the test names. A claim that only sails along is none of them. */
    public Set<Clause> coveredByName() {
        Set<Clause> byName = new TreeSet<>(covered());
        byName.retainAll(named);
        return byName;
    }

    /** Says whether a data test may claim this clause although no rule cites it. */
    public static boolean isAboutComponents(Clause clause) {
        return clause.kind().equals(COMPONENT);
    }

    private static Set<Clause> sorted(Collection<Clause> clauses) {
        return Collections.unmodifiableSet(new TreeSet<>(clauses));
    }
}

package broadside.engine.rules;

import java.util.Collection;
import java.util.Collections;
import java.util.Set;
import java.util.TreeSet;

/** Collects the clauses that the engine cited while a test ran, and those of them that the test demanded by name. */
public final class Cited {
    private final Set<Clause> clauses = new TreeSet<>();
    private final Set<Clause> named = new TreeSet<>();

    public void add(Clause clause) {
        clauses.add(clause);
    }

    public void add(Clause[] more) {
        Collections.addAll(clauses, more);
    }

    public boolean has(Clause clause) {
        return clauses.contains(clause);
    }

    public Set<Clause> all() {
        return Collections.unmodifiableSet(clauses);
    }

    /** Notes that the test demanded these clauses of one step, refusal, event or outcome, and got them. */
    public void name(Collection<Clause> demanded) {
        named.addAll(demanded);
    }

    /** Returns what the test named. */
    public Set<Clause> named() {
        return Collections.unmodifiableSet(named);
    }

    /**
     * Demands, in a unit test, that all these were cited; from then on they count as named. A test that wants to know
     * what <em>one</em> step cited gives that step a collection of its own.
     */
    public void demand(String... ids) {
        for (Clause clause : Clause.all(ids)) {
            if (!has(clause)) {
                throw new AssertionError(clause.id() + " was not cited; cited: " + clauses);
            }
            named.add(clause);
        }
    }

    /** Takes over what another collection heard, and what was named there. */
    public void addAll(Cited other) {
        clauses.addAll(other.clauses);
        named.addAll(other.named);
    }
}

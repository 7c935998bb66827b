package broadside.engine.rules;

import java.util.Collections;
import java.util.Set;
import java.util.TreeSet;

/** Collects the clauses that the engine cited while something ran. */
public final class Cited {
    private final Set<Clause> clauses = new TreeSet<>();

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
}

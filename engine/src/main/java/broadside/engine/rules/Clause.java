package broadside.engine.rules;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Names one obligation of a rule document.
 *
 * <p>Steps, refusals, decisions and outcomes cite clauses. An id that is in no index throws when its class loads, so a
 * mistyped id fails the build.
 */
public final class Clause implements Comparable<Clause> {
    private static final Map<String, Clause> KNOWN = new ConcurrentHashMap<>();

    /** No clauses: for the few things the software does that no rulebook speaks of. */
    public static final Clause[] NONE = {};

    private final String id;
    private final String section;
    private final String kind;
    private final boolean testable;
    private final String text;

    Clause(String id, String section, String kind, boolean testable, String text) {
        this.id = id;
        this.section = section;
        this.kind = kind;
        this.testable = testable;
        this.text = text;
    }

    /** Returns the clause of this id, such as {@code SM-TURN-01}. */
    public static Clause of(String id) {
        Clause known = KNOWN.get(id);
        if (known != null) {
            return known;
        }
        int dash = id.indexOf('-');
        if (dash > 0) {
            for (Clause clause : ClauseIndex.of(id.substring(0, dash)).clauses()) {
                KNOWN.putIfAbsent(clause.id, clause);
            }
        }
        known = KNOWN.get(id);
        if (known == null) {
            throw new IllegalArgumentException("no rule index has a clause '" + id + "'");
        }
        return known;
    }

    /** Returns several clauses at once. */
    public static Clause[] all(String... ids) {
        Clause[] clauses = new Clause[ids.length];
        for (int i = 0; i < ids.length; i++) {
            clauses[i] = of(ids[i]);
        }
        return clauses;
    }

    public String id() {
        return id;
    }

    public String section() {
        return section;
    }

    /** Says what sort of clause this is: rule, timing, setup, component, example, option, scoring, note... */
    public String kind() {
        return kind;
    }

    /** Says whether software can break this clause, so that a test can hold it. */
    public boolean testable() {
        return testable;
    }

    public String text() {
        return text;
    }

    @Override
    public int compareTo(Clause other) {
        return id.compareTo(other.id);
    }

    @Override
    public String toString() {
        return id;
    }
}

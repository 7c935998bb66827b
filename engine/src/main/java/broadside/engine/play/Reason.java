package broadside.engine.play;

import broadside.engine.rules.Clause;

/** Explains a kind of refusal: a message key and the clauses behind it. Keep it in a constant. */
public final class Reason {
    private final String key;
    private final Clause[] clauses;

    private Reason(String key, Clause[] clauses) {
        this.key = key;
        this.clauses = clauses;
    }

    public static Reason of(String key, String... clauses) {
        return new Reason(key, Clause.all(clauses));
    }

    public String key() {
        return key;
    }

    public Clause[] clauses() {
        return clauses.clone();
    }
}

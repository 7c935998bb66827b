package broadside.engine.play;

import broadside.engine.rules.Clause;

/**
 * Does one thing that the rules say happens next.
 *
 * <p>A step is an immutable record of ints and enums named after the rule, and never carries a hidden identity; copies
 * of a position share it.
 */
public interface Step<P extends Position> {
    void run(P position, Scene scene);

    /** Returns the clauses that make this step happen; they are cited whenever it runs before an audience. */
    default Clause[] clauses() {
        return Clause.NONE;
    }
}

package broadside.engine.match;

import broadside.engine.play.Refusal;
import org.jspecify.annotations.Nullable;

/** Says that an entry cannot follow the entries before it, and why. */
public final class BadEntry extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final transient @Nullable Refusal refusal;

    BadEntry(String message) {
        super(message);
        this.refusal = null;
    }

    BadEntry(String message, Refusal refusal) {
        super(message + ": " + refusal.message().key() + " " + refusal.clauses());
        this.refusal = refusal;
    }

    /** Returns the rules' own reason, where they refused it. */
    public @Nullable Refusal refusal() {
        return refusal;
    }
}

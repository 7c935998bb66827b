package broadside.engine.play;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Hears why a choice is refused. Play without an audience uses the silent one, which makes nothing. */
public final class Why {
    /** Hears nothing. */
    public static final Why SILENT = new Why(false);

    private final boolean listening;
    private final List<Refusal> refusals = new ArrayList<>();

    private Why(boolean listening) {
        this.listening = listening;
    }

    /** Makes one that remembers. */
    public static Why listening() {
        return new Why(true);
    }

    /** Refuses; always returns false, so that a ruling reads {@code return why.no(...)}. */
    public boolean no(Reason reason) {
        if (listening) {
            refusals.add(Refusal.of(reason));
        }
        return false;
    }

    /** Refuses with one thing to name. */
    public boolean no(Reason reason, Object arg) {
        if (listening) {
            refusals.add(Refusal.of(reason, arg));
        }
        return false;
    }

    /** Refuses with two things to name. */
    public boolean no(Reason reason, Object first, Object second) {
        if (listening) {
            refusals.add(Refusal.of(reason, first, second));
        }
        return false;
    }

    /** Says whether anybody listens; a ruling that would have to build arguments asks first. */
    public boolean isListening() {
        return listening;
    }

    /** Returns the refusal heard first, or null. */
    public @Nullable Refusal refusal() {
        return refusals.isEmpty() ? null : refusals.get(0);
    }
}

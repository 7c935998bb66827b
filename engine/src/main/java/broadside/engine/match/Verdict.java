package broadside.engine.match;

import broadside.engine.play.Refusal;
import java.util.List;

/** Says what became of something a player did. Unless it was entered, nothing at all has changed. */
public sealed interface Verdict {

    /** It was entered, and this happened. */
    record Accepted(Entry entry, List<Happening> events) implements Verdict {
        public Accepted {
            events = List.copyOf(events);
        }
    }

    /** It was entered and stays sealed until the other seats have answered too. */
    record Sealed(Entry entry) implements Verdict {}

    /** The rules do not allow it. */
    record Refused(Refusal refusal) implements Verdict {}

    /** It answers a decision that is not, or no longer, asked of this seat. */
    record Stale(Refusal refusal) implements Verdict {}

    /** The rules themselves broke: our fault. The host reports the cause and offers undo or the end of the match. */
    record Faulted(RuntimeException cause) implements Verdict {}

    /** Says whether it was entered. */
    default boolean entered() {
        return this instanceof Accepted || this instanceof Sealed;
    }
}

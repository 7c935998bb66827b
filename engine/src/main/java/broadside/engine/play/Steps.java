package broadside.engine.play;

import org.jspecify.annotations.Nullable;

/** Lists the steps still to run in one frame, next first. Immutable, so copies of a position share it. */
public record Steps(Step<?> first, @Nullable Steps rest) {

    /** Returns the list with one more step at its end. */
    static Steps append(@Nullable Steps steps, Step<?> last) {
        return steps == null ? new Steps(last, null) : new Steps(steps.first, append(steps.rest, last));
    }

    /** Returns the list without the sealed answers of other seats. */
    static @Nullable Steps seenBy(@Nullable Steps steps, int seat) {
        if (steps == null) {
            return null;
        }
        Steps rest = seenBy(steps.rest, seat);
        if (steps.first instanceof SealedStep sealed && sealed.seat() != seat) {
            return rest;
        }
        return rest == steps.rest ? steps : new Steps(steps.first, rest);
    }
}

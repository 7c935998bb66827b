package broadside.engine.play;

import org.jspecify.annotations.Nullable;

/** Holds an interrupted effect: the steps it has left, and the effect that it had itself interrupted. Immutable. */
public record Frame(@Nullable Steps steps, @Nullable Frame below) {

    /** Returns the frames without the sealed answers of other seats. */
    static @Nullable Frame seenBy(@Nullable Frame frame, int seat) {
        if (frame == null) {
            return null;
        }
        Steps steps = Steps.seenBy(frame.steps, seat);
        Frame below = seenBy(frame.below, seat);
        return steps == frame.steps && below == frame.below ? frame : new Frame(steps, below);
    }
}

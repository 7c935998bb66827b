package broadside.cli.play;

import broadside.cli.Speaker;
import broadside.engine.play.Decision;
import broadside.engine.play.Position;
import java.util.List;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Is one thing a person may do or think of, with the words for it. */
final class Choice {
    private final long value;
    private final List<Part> parts;
    private final Supplier<String> label;

    private Choice(long value, List<Part> parts, Supplier<String> label) {
        this.value = value;
        this.parts = List.copyOf(parts);
        this.label = label;
    }

    static <P extends Position> Choice of(P mask, Decision decision, long value, Speaker speaker) {
        return new Choice(
                value,
                Part.of(decision.<P>question().describe(mask, decision.seat(), value)),
                // Thousands of things can be thought of; few of them are ever said.
                () -> speaker.say(decision.<P>question().label(mask, decision.seat(), value)));
    }

    /** Returns the packed choice. */
    long value() {
        return value;
    }

    List<Part> parts() {
        return parts;
    }

    String label() {
        return label.get();
    }

    /** Returns the part at this depth, or null where the choice has no more. */
    @Nullable
    Part part(int depth) {
        return depth < parts.size() ? parts.get(depth) : null;
    }
}

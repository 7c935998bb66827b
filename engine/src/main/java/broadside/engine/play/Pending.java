package broadside.engine.play;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Holds what the game waits for: one decision, or several at the same moment whose answers stay sealed until all are
 * there. Immutable; copies of a position share it.
 */
public final class Pending {
    private final Decision[] decisions;
    private final long[] answers;
    private final int answered;
    private final @Nullable Closing<?> closing;

    Pending(Decision[] decisions, @Nullable Closing<?> closing) {
        this(decisions, new long[decisions.length], 0, closing);
    }

    Pending(Decision[] decisions, long[] answers, int answered, @Nullable Closing<?> closing) {
        this.decisions = decisions;
        this.answers = answers;
        this.answered = answered;
        this.closing = closing;
    }

    /** Makes a set from a document. */
    public static Pending of(java.util.List<Decision> decisions, @Nullable Closing<?> closing) {
        return new Pending(decisions.toArray(new Decision[0]), closing);
    }

    /** Returns how many decisions the set has, answered or not. */
    public int size() {
        return decisions.length;
    }

    public Decision decision(int index) {
        return decisions[index];
    }

    public boolean isAnswered(int index) {
        return (answered >> index & 1) != 0;
    }

    /** Returns the sealed answer at this index; only the closing of the set may read it. */
    public long answer(int index) {
        if (!isAnswered(index)) {
            throw new IllegalStateException("decision " + decisions[index].id() + " is not answered");
        }
        return answers[index];
    }

    public boolean isComplete() {
        return answered == (1 << decisions.length) - 1;
    }

    public @Nullable Closing<?> closing() {
        return closing;
    }

    /** Returns the first open decision of a seat, or null. */
    public @Nullable Decision openFor(int seat) {
        for (int i = 0; i < decisions.length; i++) {
            if (decisions[i].seat() == seat && !isAnswered(i)) {
                return decisions[i];
            }
        }
        return null;
    }

    /** Returns the first open decision, or null when all are answered. */
    public @Nullable Decision firstOpen() {
        for (int i = 0; i < decisions.length; i++) {
            if (!isAnswered(i)) {
                return decisions[i];
            }
        }
        return null;
    }

    /** Returns the place of the decision with this id, or -1. */
    public int indexOf(int id) {
        for (int i = 0; i < decisions.length; i++) {
            if (decisions[i].id() == id) {
                return i;
            }
        }
        return -1;
    }

    /** Says whether every decision here is a reaction, so that the set is a window. */
    public boolean isWindow() {
        for (Decision decision : decisions) {
            if (!decision.question().reaction()) {
                return false;
            }
        }
        return true;
    }

    /** Returns the set with one more sealed answer. */
    public Pending seal(int index, long choice) {
        long[] sealed = Arrays.copyOf(answers, answers.length);
        sealed[index] = choice;
        return new Pending(decisions, sealed, answered | 1 << index, closing);
    }

    /** Returns this set as one seat knows it: the answers of the others are not there. */
    Pending seenBy(int seat) {
        int kept = 0;
        long[] seen = new long[answers.length];
        for (int i = 0; i < decisions.length; i++) {
            if (isAnswered(i) && decisions[i].seat() == seat) {
                kept |= 1 << i;
                seen[i] = answers[i];
            }
        }
        return kept == answered ? this : new Pending(decisions, seen, kept, closing);
    }
}

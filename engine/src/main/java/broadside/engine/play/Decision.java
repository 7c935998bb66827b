package broadside.engine.play;

import org.jspecify.annotations.Nullable;

/** Waits for one seat to answer one question; its id is what the answer must name. */
public final class Decision {
    private final int id;
    private final int seat;
    private final Question<?> question;

    public Decision(int id, int seat, Question<?> question) {
        this.id = id;
        this.seat = seat;
        this.question = question;
    }

    public int id() {
        return id;
    }

    public int seat() {
        return seat;
    }

    /** Returns the question, typed for the position that asked it. */
    @SuppressWarnings("unchecked")
    public <P extends Position> Question<P> question() {
        return (Question<P>) question;
    }

    /** Fills the buffer with the legal choices. */
    public void options(Position position, Choices buffer) {
        question().options(position, seat, buffer);
    }

    /** Returns why this choice is refused, or null if it is legal. */
    public @Nullable Refusal refusal(Position position, long choice) {
        Why why = Why.listening();
        boolean legal = question().rule(position, seat, choice, why);
        Refusal refusal = why.refusal();
        if (legal != (refusal == null)) {
            throw new RulesFault("a ruling of " + question.getClass().getSimpleName() + " contradicts itself");
        }
        return refusal;
    }

    /** Says whether the choice is legal, without making anything. */
    public boolean legal(Position position, long choice) {
        return question().rule(position, seat, choice, Why.SILENT);
    }

    /** Returns the default choice. */
    public long fallback(Position position) {
        return question().fallback(position, seat);
    }
}

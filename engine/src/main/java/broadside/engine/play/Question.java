package broadside.engine.play;

import broadside.engine.chance.Rng;
import broadside.engine.rules.Clause;
import broadside.engine.tree.Tree;
import broadside.engine.words.Message;
import org.jspecify.annotations.Nullable;

/**
 * Asks one seat one thing, knows what it might answer, and rules on each answer.
 *
 * <p>A question is an immutable record of ints and enums, like a step. A choice is one long, packed as the question
 * likes; people and documents see it as {@linkplain #describe words}. Everything a question says to a seat may depend
 * only on what that seat knows.
 */
public interface Question<P extends Position> {

    /**
     * Adds the choices that may well be legal: every legal one, and few others. This is the hot path.
     *
     * <p>A parametric question adds its candidates.
     */
    void offer(P position, int seat, Choices out);

    /**
     * Adds every choice a person might think of, so that "why can't I?" has an answer; only explanations use it. Holds
     * at least all that {@link #offer} adds.
     */
    default void conceive(P position, int seat, Choices out) {
        offer(position, seat, out);
    }

    /**
     * Rules on a choice: true, or {@code why.no(reason)}. Offers, refusals and explanations all come from here.
     *
     * <p>Any long must be ruled on without throwing.
     */
    boolean rule(P position, int seat, long choice, Why why);

    /** Carries out a legal choice. */
    void take(P position, int seat, long choice, Scene scene);

    /** Returns a legal choice that depends only on what the seat knows: for time-outs and leavers. */
    long fallback(P position, int seat);

    /**
     * Writes a choice as its parts, such as {@code {play: Sabotage!, ship: Sea Otter}}, or a text for a choice without
     * parts, such as {@code repair}. Two choices that differ only in which of several equal cards they use differ only
     * in a part called {@code copy}.
     */
    Tree describe(P position, int seat, long choice);

    /**
     * Reads a choice that {@link #describe} wrote; null where the parts make none. Enumerated questions need not
     * override this.
     */
    default @Nullable Long parse(P position, int seat, Tree parts) {
        Choices all = new Choices();
        offer(position, seat, all);
        conceive(position, seat, all);
        for (int i = 0; i < all.size(); i++) {
            if (describe(position, seat, all.get(i)).equals(parts)) {
                return all.get(i);
            }
        }
        return null;
    }

    /** Says what is asked. */
    Message prompt(P position, int seat);

    /** Says what this choice would do. */
    Message label(P position, int seat, long choice);

    /** Returns the clauses behind the question. */
    Clause[] clauses();

    /** Says whether this is a reaction, which scenarios and time-outs may pass without being told. */
    default boolean reaction() {
        return false;
    }

    /** States the domain of a parametric question, such as {@code {from: 0, to: 99}}; null where choices are listed. */
    default @Nullable Tree domain(P position, int seat) {
        return null;
    }

    /** Tells what a drawn table may show beside the question; no answer needs it. Null: nothing. */
    default @Nullable Tree shows(P position, int seat) {
        return null;
    }

    /**
     * Tells what a drawn table may show of a legal answer before it is given, such as where a ship would come to lie; null:
     * nothing.
     *
     * @param parts what {@link #parse} read the answer from
     */
    default @Nullable Tree foresees(P position, int seat, Tree parts) {
        return null;
    }

    /** Returns any legal choice, each with positive probability. Listed choices are equally likely. */
    default long draw(P position, int seat, Rng rng, Choices buffer) {
        options(position, seat, buffer);
        return buffer.get(rng.below(buffer.size()));
    }

    /** Fills the buffer with the legal choices (a parametric question: its legal candidates). */
    default void options(P position, int seat, Choices buffer) {
        buffer.clear();
        offer(position, seat, buffer);
        int kept = 0;
        int size = buffer.size();
        for (int i = 0; i < size; i++) {
            long choice = buffer.get(i);
            if (rule(position, seat, choice, Why.SILENT)) {
                buffer.set(kept++, choice);
            }
        }
        buffer.shrink(kept);
    }
}

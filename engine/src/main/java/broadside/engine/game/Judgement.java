package broadside.engine.game;

import broadside.engine.chance.Rng;
import broadside.engine.play.Choices;
import broadside.engine.play.Decision;
import broadside.engine.play.Position;
import broadside.engine.play.Question;

/**
 * Tells computer captains what is good in a game; they know nothing else of it.
 *
 * <p>May keep buffers: {@link Game#judgement} makes a new one for each captain, and a captain stays in one thread.
 */
public interface Judgement<P extends Position> {

    /**
     * Tells that a captain begins to think about a decision and knows this much. What is drawn afterwards in imagined
     * worlds is luck, and an estimate may leave it out of account, so that choices differ by their merit.
     *
     * @param mask what the captain's seat knows
     */
    default void begin(P mask) {}

    /**
     * Estimates for each seat how well it stands, from 0 (lost) to 1 (won).
     *
     * <p>The position is complete: nothing that matters for the estimate is unknown. Called very often.
     */
    void evaluate(P position, double[] values);

    /**
     * Says how much better the behaviour of the other seats is explained by this world than by others that the public
     * facts allow as well; any positive number, only the ratio between worlds counts.
     *
     * @param world a filled mask of the seat
     */
    default double plausibility(P world, int seat) {
        return 1;
    }

    /**
     * Lists the choices worth thinking about; at least one, all legal. The buffer holds the legal options already. The
     * position may be a mask of the decision's seat.
     */
    default void candidates(P position, Decision decision, Choices options) {}

    /**
     * Draws a quick, plausible choice for playouts; the default leaves it to chance. Returns an index into options.
     *
     * <p>The position is complete, but only what the decision's seat knows may count: a playout that looks at hidden
     * things teaches the captain to count on luck.
     */
    default int playout(P position, Decision decision, Choices options, Rng rng) {
        return rng.below(options.size());
    }

    /**
     * Returns a quick, plausible choice for playouts, as {@link #playout} does, but need not list the options first:
     * for games where listing them costs more than finding a good one. Must be legal.
     *
     * @param buffer free for use
     */
    default long guess(P position, Decision decision, Choices buffer, Rng rng) {
        Question<P> question = decision.question();
        question.options(position, decision.seat(), buffer);
        return buffer.size() > 0
                ? buffer.get(playout(position, decision, buffer, rng))
                : question.draw(position, decision.seat(), rng, buffer);
    }

    /**
     * Lists the choices that a search tries below its first decision; all legal. Where {@link #ranksBranches}, the best
     * comes first, and a search widens in this order.
     */
    default void branches(P position, Decision decision, Choices options) {
        Question<P> question = decision.question();
        question.options(position, decision.seat(), options);
    }

    /** Says whether {@link #branches} lists the best first; else a search tries what {@link #playout} draws. */
    default boolean ranksBranches() {
        return false;
    }

    /** Says how many decisions a captain should look ahead before it trusts {@link #evaluate}. */
    default int horizon(P position) {
        return 2 * position.seats();
    }

    /**
     * Says how many turns a captain should look ahead: it stops where the last of them ends, or at the
     * {@linkplain #horizon horizon} if that comes first. By default the horizon alone counts.
     */
    default int turnsAhead() {
        return Integer.MAX_VALUE;
    }

    /** Returns how many turns have begun so far; asked only where {@link #turnsAhead} has a limit. */
    default int turns(P position) {
        return 0;
    }

    /**
     * Says whether {@link #evaluate} is to be trusted here. In the midst of an action it may not be; then captains that
     * look one choice ahead let the action end first, as the seats would probably end it.
     */
    default boolean isCalm(P position) {
        return true;
    }

    /** Says in how many imagined worlds a captain tries every choice before it searches. */
    default int looks() {
        return 48;
    }
}

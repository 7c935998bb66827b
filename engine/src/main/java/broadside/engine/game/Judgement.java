package broadside.engine.game;

import broadside.engine.chance.Rng;
import broadside.engine.play.Choices;
import broadside.engine.play.Decision;
import broadside.engine.play.Position;

/**
 * Tells computer captains what is good in a game; they know nothing else of it.
 *
 * <p>May keep buffers: {@link Game#judgement} makes a new one for each captain, and a captain stays in one thread.
 */
public interface Judgement<P extends Position> {

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

    /** Says how many decisions a captain should look ahead before it trusts {@link #evaluate}. */
    default int horizon(P position) {
        return 2 * position.seats();
    }
}

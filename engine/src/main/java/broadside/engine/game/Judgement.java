package broadside.engine.game;

import broadside.engine.play.Choices;
import broadside.engine.play.Decision;
import broadside.engine.play.Position;

/** Tells computer captains what is good in a game; they know nothing else of it. */
public interface Judgement<P extends Position> {

    /**
     * Estimates for each seat how well it stands, from 0 (lost) to 1 (won).
     *
     * <p>The position is complete: nothing that matters for the estimate is unknown. Called very often.
     */
    void evaluate(P position, double[] values);

    /** Lists the choices worth thinking about; at least one, all legal. The buffer holds the legal options already. */
    default void candidates(P position, Decision decision, Choices options) {}

    /** Draws a quick, plausible choice for playouts; the default leaves it to chance. Returns an index into options. */
    default int playout(P position, Decision decision, Choices options, broadside.engine.chance.Rng rng) {
        return rng.below(options.size());
    }
}

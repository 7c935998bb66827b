package broadside.ai;

import broadside.engine.game.Game;
import broadside.engine.play.Decision;
import broadside.engine.play.Position;

/** Chooses for a seat. Keeps buffers, so one captain belongs to one thread; it remembers nothing between choices. */
public interface Captain {

    /**
     * Returns a legal choice.
     *
     * @param mask what the decision's seat knows: the position's mask for that seat, never the position itself
     * @param decision a pending decision of the mask
     * @param budget how long to think; captains that do not search need less
     * @param seed decides everything that is left to chance
     */
    <P extends Position> long choose(Game<P> game, P mask, Decision decision, Budget budget, long seed);
}

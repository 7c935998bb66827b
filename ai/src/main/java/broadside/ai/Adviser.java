package broadside.ai;

import broadside.engine.game.Game;
import broadside.engine.play.Decision;
import broadside.engine.play.Position;
import java.util.List;

/** Says what a captain would choose, and what he thinks of the other choices. Belongs to one thread. */
public final class Adviser {
    private final MonteCarloCaptain captain = new MonteCarloCaptain();

    /**
     * Is a choice and how good it seems.
     *
     * @param worth the chance to win as the captain sees it, from 0 to 1
     */
    public record Candidate(long choice, double worth) {}

    /**
     * Thinks about a decision.
     *
     * @param mask what the decision's seat knows, and nothing else
     * @return the candidates, first the one that the captain would choose; at least one
     */
    public <P extends Position> List<Candidate> advise(
            Game<P> game, P mask, Decision decision, Budget budget, long seed) {
        long best = captain.choose(game, mask, decision, budget, seed);
        List<Candidate> considered = captain.considered();
        return considered.isEmpty() ? List.of(new Candidate(best, 1)) : considered;
    }
}

package broadside.ai;

import broadside.engine.game.Game;
import broadside.engine.play.Decision;
import broadside.engine.play.Position;
import java.util.ArrayDeque;
import java.util.Deque;

/**
 * Answers in time even where the machine is busy: one thread thinks, the asking one sleeps until the answer is there or
 * time is up, and then takes what seemed best so far.
 *
 * <p>A thread that computes is set aside by the system for tens of milliseconds when others want its core, and cannot look
 * at the clock meanwhile. One that sleeps is let in almost at once when it wakes. Budgets of iterations need none of this:
 * there the asking thread thinks itself.
 */
final class Punctual implements Captain {
    /** Thoughts that may still run on behind their time; a further question waits for one of them. */
    private static final int MOST = 4;

    private final Deque<Thinker> thinkers = new ArrayDeque<>();
    private final MonteCarloCaptain own = new MonteCarloCaptain();

    @Override
    public <P extends Position> long choose(Game<P> game, P mask, Decision decision, Budget budget, long seed) {
        if (budget.millis() == Budget.UNLIMITED) {
            return own.choose(game, mask, decision, budget, seed);
        }
        long end = System.nanoTime() + Math.min(budget.millis(), 1L << 40) * 1_000_000;
        long fallback = decision.fallback(mask);
        Thinker thinker = idle();
        thinker.begin(captain -> captain.choose(game, mask, decision, budget, seed), fallback);
        return thinker.answer(end);
    }

    /** Returns a thinker that has nothing to do; the one asked longest ago has most likely finished. */
    private Thinker idle() {
        for (int i = thinkers.size(); i > 0; i--) {
            Thinker thinker = thinkers.removeFirst();
            thinkers.addLast(thinker);
            if (thinker.isIdle()) {
                return thinker;
            }
        }
        if (thinkers.size() < MOST) {
            thinkers.addLast(new Thinker());
            return thinkers.getLast();
        }
        Thinker oldest = thinkers.removeFirst();
        thinkers.addLast(oldest);
        oldest.awaitIdle();
        return oldest;
    }
}

package broadside.server.tables;

import broadside.ai.Budget;
import broadside.ai.Captain;
import broadside.ai.Level;
import broadside.engine.game.Game;
import broadside.engine.play.Decision;
import broadside.engine.play.Position;
import java.util.EnumMap;
import java.util.Map;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * Lets captains think on a few threads of their own, so that they never keep people waiting. When many wait, each thinks
 * for a shorter time; when far too many do, a captain gives the default.
 */
public final class Crew implements AutoCloseable {
    private static final int LONGEST_QUEUE = 2_000;
    private static final int SHORTEST_THOUGHT = 5;
    private static final int DEADLINE_SECONDS = 20;

    private final ThreadPoolExecutor pool;
    private final ThreadLocal<Map<Level, Captain>> captains = ThreadLocal.withInitial(() -> new EnumMap<>(Level.class));

    /** Hires captains for so many threads. */
    public Crew(int threads) {
        AtomicInteger number = new AtomicInteger();
        pool = new ThreadPoolExecutor(
                threads, threads, 1, TimeUnit.MINUTES, new ArrayBlockingQueue<>(LONGEST_QUEUE), task -> {
                    Thread thread = new Thread(task, "captain-" + number.incrementAndGet());
                    thread.setDaemon(true);
                    thread.setPriority(Thread.NORM_PRIORITY - 1);
                    return thread;
                });
        pool.allowCoreThreadTimeOut(true);
    }

    /** Lets a captain choose from what its seat knows. */
    <P extends Position> CompletableFuture<Long> choose(
            Game<P> game, String level, P mask, Decision decision, int millis) {
        CompletableFuture<Long> answer = new CompletableFuture<>();
        try {
            pool.execute(() -> think(answer, game, level, mask, decision, millis));
        } catch (RejectedExecutionException full) {
            answer.completeExceptionally(full);
        }
        return answer.orTimeout(DEADLINE_SECONDS, TimeUnit.SECONDS);
    }

    private <P extends Position> void think(
            CompletableFuture<Long> answer, Game<P> game, String level, P mask, Decision decision, int millis) {
        if (answer.isDone()) {
            return;
        }
        try {
            Level known = Level.find(level);
            Captain captain = captains.get().computeIfAbsent(known == null ? Level.BOSUN : known, Level::captain);
            int share = millis / (1 + pool.getQueue().size() / pool.getCorePoolSize());
            Budget budget = Budget.millis(Math.max(SHORTEST_THOUGHT, share));
            answer.complete(captain.choose(
                    game, mask, decision, budget, ThreadLocalRandom.current().nextLong()));
        } catch (RuntimeException | Error e) {
            answer.completeExceptionally(e);
        }
    }

    /** Returns how many decisions wait for a captain. */
    public int waiting() {
        return pool.getQueue().size();
    }

    @Override
    public void close() {
        pool.shutdownNow();
    }
}

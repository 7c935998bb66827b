package broadside.server.tables;

import broadside.ai.Adviser;
import broadside.ai.Budget;
import broadside.engine.game.Game;
import broadside.engine.play.Decision;
import broadside.engine.play.Position;
import java.util.List;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

/**
 * Thinks about hints, on one thread of its own and when no captain waits for his: a hint is a courtesy, and a match waits
 * for its captains.
 */
final class Advisers implements AutoCloseable {
    private static final int LONGEST_QUEUE = 32;
    private static final int DEADLINE_SECONDS = 20;
    private static final long LOOK_MILLIS = 20;

    private final Crew crew;
    private final ThreadPoolExecutor pool;

    Advisers(Crew crew) {
        this.crew = crew;
        pool = new ThreadPoolExecutor(1, 1, 1, TimeUnit.MINUTES, new ArrayBlockingQueue<>(LONGEST_QUEUE), task -> {
            Thread thread = new Thread(task, "adviser");
            thread.setDaemon(true);
            thread.setPriority(Thread.MIN_PRIORITY);
            return thread;
        });
        pool.allowCoreThreadTimeOut(true);
    }

    /** Lets a captain say what he thinks of the choices of a decision; fails if too many ask. */
    <P extends Position> CompletableFuture<List<Adviser.Candidate>> advise(
            Game<P> game, P mask, Decision decision, int millis) {
        CompletableFuture<List<Adviser.Candidate>> answer = new CompletableFuture<>();
        try {
            pool.execute(() -> think(answer, game, mask, decision, millis));
        } catch (RejectedExecutionException full) {
            answer.completeExceptionally(full);
        }
        return answer.orTimeout(DEADLINE_SECONDS, TimeUnit.SECONDS);
    }

    private <P extends Position> void think(
            CompletableFuture<List<Adviser.Candidate>> answer, Game<P> game, P mask, Decision decision, int millis) {
        try {
            while (crew.waiting() > 0 && !answer.isDone()) {
                Thread.sleep(LOOK_MILLIS);
            }
            if (!answer.isDone()) {
                long seed = ThreadLocalRandom.current().nextLong();
                answer.complete(new Adviser().advise(game, mask, decision, Budget.millis(millis), seed));
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            answer.completeExceptionally(e);
        } catch (RuntimeException | Error e) {
            answer.completeExceptionally(e);
        }
    }

    /** Returns how many hints wait to be thought about. */
    int waiting() {
        return pool.getQueue().size();
    }

    @Override
    public void close() {
        pool.shutdownNow();
    }
}

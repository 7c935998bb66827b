package broadside.server.matches;

import broadside.ai.Outlook;
import broadside.engine.game.Game;
import broadside.engine.match.Replay;
import broadside.engine.play.Position;
import broadside.engine.tree.Tree;
import jakarta.annotation.PreDestroy;
import jakarta.inject.Singleton;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import org.jboss.logging.Logger;
import org.jspecify.annotations.Nullable;

/**
 * Computes how the chances went up and down along finished matches, once each, one match at a time in the background.
 *
 * <p>Where more are asked for than may wait, the rest is asked for again later: nobody's game is slowed down by it.
 */
@Singleton
public class Evaluations {
    private static final Logger LOG = Logger.getLogger(Evaluations.class);
    private static final int TRIES = 48;
    private static final int MOST_WAITING = 32;
    private static final int MOST_KEPT = 256;

    private final ThreadPoolExecutor worker;
    private final Kept<Tree.Branch> done = new Kept<>(MOST_KEPT);
    private final Set<String> underWay = new HashSet<>();

    public Evaluations() {
        worker = new ThreadPoolExecutor(
                0, 1, 30, TimeUnit.SECONDS, new ArrayBlockingQueue<>(MOST_WAITING), Evaluations::thread);
    }

    private static Thread thread(Runnable work) {
        Thread thread = new Thread(work, "evaluations");
        thread.setDaemon(true);
        thread.setPriority(Thread.MIN_PRIORITY);
        return thread;
    }

    @PreDestroy
    void close() {
        worker.shutdownNow();
    }

    /** Returns the evaluation, or null while it is being computed. */
    Tree.@Nullable Branch of(FinishedMatch match) {
        Tree.Branch known = done.get(match.id());
        if (known == null) {
            order(match);
        }
        return known;
    }

    private synchronized void order(FinishedMatch match) {
        if (!underWay.add(match.id())) {
            return;
        }
        try {
            worker.execute(() -> compute(match));
        } catch (RejectedExecutionException full) {
            underWay.remove(match.id());
        }
    }

    private void compute(FinishedMatch match) {
        try {
            done.put(match.id(), points(match.game(), match.record()));
        } catch (RuntimeException e) {
            LOG.errorf(e, "the evaluation of match %s failed", match.id());
            done.put(match.id(), answer(List.of()));
        } finally {
            synchronized (this) {
                underWay.remove(match.id());
            }
        }
    }

    static <P extends Position> Tree.Branch points(Game<P> game, byte[] record) {
        Outlook<P> outlook = new Outlook<>(game, TRIES);
        List<Tree> points = new ArrayList<>();
        Replay.walk(game, record, (entry, events, match) -> {
            List<Tree> chances = new ArrayList<>();
            for (int chance : outlook.chances(match.position())) {
                chances.add(Tree.of(chance));
            }
            points.add(Tree.branch()
                    .put("step", entry == null ? 0 : entry.seq())
                    .put("chances", Tree.row(chances))
                    .done());
        });
        return answer(points);
    }

    private static Tree.Branch answer(List<Tree> points) {
        return Tree.branch().put("points", Tree.row(points)).put("ready", true).done();
    }
}

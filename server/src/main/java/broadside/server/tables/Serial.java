package broadside.server.tables;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.concurrent.Executor;
import java.util.concurrent.RejectedExecutionException;
import org.jboss.logging.Logger;

/** Runs tasks one at a time and in order, on whichever thread of a pool is free. */
final class Serial implements Executor {
    private static final Logger LOG = Logger.getLogger(Serial.class);

    /** Lets other tables have the thread after so many tasks. */
    private static final int TURN = 16;

    private final Executor pool;
    private final Deque<Runnable> waiting = new ArrayDeque<>();
    private boolean running;

    Serial(Executor pool) {
        this.pool = pool;
    }

    @Override
    public void execute(Runnable task) {
        synchronized (waiting) {
            waiting.add(task);
            if (running) {
                return;
            }
            running = true;
        }
        begin();
    }

    private void begin() {
        try {
            pool.execute(this::run);
        } catch (RejectedExecutionException e) {
            // Only when the node stops: whoever is at this table has been told, and the record is in the store.
            LOG.debug("a table is closed already", e);
        }
    }

    /** Returns how many tasks wait. */
    int length() {
        synchronized (waiting) {
            return waiting.size();
        }
    }

    private void run() {
        for (int i = 0; i < TURN; i++) {
            Runnable next;
            synchronized (waiting) {
                next = waiting.poll();
                if (next == null) {
                    running = false;
                    return;
                }
            }
            try {
                next.run();
            } catch (RuntimeException | Error e) {
                LOG.error("a task of a table failed", e);
            }
        }
        begin();
    }
}

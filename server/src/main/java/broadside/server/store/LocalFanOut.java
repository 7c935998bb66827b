package broadside.server.store;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
import org.jdbi.v3.core.Handle;

/** Passes news on inside the one process that an embedded database has. */
final class LocalFanOut extends FanOut {
    private final ExecutorService teller = Executors.newSingleThreadExecutor(task -> {
        Thread thread = new Thread(task, "store-news");
        thread.setDaemon(true);
        return thread;
    });

    @Override
    void sendWith(Handle transaction, News news) {
        transaction.afterCommit(() -> {
            try {
                teller.execute(() -> tell(news));
            } catch (RejectedExecutionException closed) {
                // Nobody listens any more. The change itself is kept, and a commit must not be reported as failed.
                return;
            }
        });
    }

    @Override
    public void close() {
        teller.shutdown();
    }
}

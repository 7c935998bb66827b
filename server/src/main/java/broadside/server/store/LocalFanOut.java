package broadside.server.store;

import java.util.List;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import org.jboss.logging.Logger;
import org.jdbi.v3.core.Handle;
import org.jspecify.annotations.Nullable;

/** Passes news on inside the one process that an embedded database has, and those that the host's commands leave. */
final class LocalFanOut extends FanOut {
    private static final Logger LOG = Logger.getLogger(LocalFanOut.class);
    private static final long LOOK_EVERY_MILLIS = 500;

    private final Database database;
    private final ScheduledExecutorService teller = Executors.newSingleThreadScheduledExecutor(task -> {
        Thread thread = new Thread(task, "store-news");
        thread.setDaemon(true);
        return thread;
    });

    private LocalFanOut(Database database) {
        this.database = database;
    }

    /** Starts to look for notes. */
    static LocalFanOut open(Database database) {
        LocalFanOut fanOut = new LocalFanOut(database);
        fanOut.teller.scheduleWithFixedDelay(
                fanOut::readNotes, LOOK_EVERY_MILLIS, LOOK_EVERY_MILLIS, TimeUnit.MILLISECONDS);
        return fanOut;
    }

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

    /** Reads what a command of the host has changed beside us ({@link NoteFanOut}). */
    private void readNotes() {
        try {
            for (Note note : notes()) {
                database.change(handle -> handle.execute("DELETE FROM settings WHERE name = ?", note.name()));
                News news = note.news();
                if (news != null) {
                    tell(news);
                }
            }
        } catch (RuntimeException e) {
            // A schedule ends with the first exception; the store's health check tells of a store that stays broken.
            LOG.warnf("could not look for notes of the host's commands: %s", e.getMessage());
        }
    }

    private List<Note> notes() {
        // a range and not LIKE, so that the primary key finds them: this is asked twice a second
        return database.read(handle -> handle.createQuery(
                        "SELECT name, value FROM settings WHERE name >= 'news:' AND name < 'news;'")
                .map((row, context) -> new Note(row.getString("name"), row.getString("value")))
                .list());
    }

    private record Note(String name, String value) {
        @Nullable
        News news() {
            int blank = value.indexOf(' ');
            return blank < 0 ? null : News.read(value.substring(0, blank), value.substring(blank + 1));
        }
    }

    @Override
    public void close() {
        teller.shutdown();
    }
}

package broadside.server.store;

import org.jdbi.v3.core.Handle;

/**
 * Leaves news of an embedded database for the server that runs beside this process, as notes among its settings. The
 * server reads and removes them ({@link LocalFanOut}); if none runs, the next one does.
 */
final class NoteFanOut extends FanOut {
    /** Begins the name of every note. */
    static final String NOTE = "news:";

    @Override
    void sendWith(Handle transaction, News news) {
        transaction.execute(
                "INSERT INTO settings (name, value) VALUES (?, ?)",
                NOTE + FreshId.next(),
                news.topic().channel() + " " + news.payload());
    }

    @Override
    public void close() {
        // nobody listens here
    }
}

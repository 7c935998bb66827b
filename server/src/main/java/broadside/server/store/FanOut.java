package broadside.server.store;

import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import org.jboss.logging.Logger;
import org.jdbi.v3.core.Handle;

/**
 * Tells every node what changed in the store. Listeners are also told of changes made by their own node, on a thread that
 * is not theirs, and must not take long.
 */
public abstract class FanOut implements AutoCloseable {
    private static final Logger LOG = Logger.getLogger(FanOut.class);

    /** Hears of changes. */
    public interface Listener {
        /** Hears of one change; the same or an older number may come again. */
        void heard(News news);

        /** Learns that news may have been lost: everything that is followed should be read again. */
        void mayHaveMissed();
    }

    private final List<Listener> listeners = new CopyOnWriteArrayList<>();

    /** Adds a listener until the result is closed. */
    public final AutoCloseable listen(Listener listener) {
        listeners.add(listener);
        return () -> listeners.remove(listener);
    }

    /** Sends the news with this transaction: if it fails, nobody hears anything. */
    abstract void sendWith(Handle transaction, News news);

    @Override
    public abstract void close();

    final void tell(News news) {
        for (Listener listener : listeners) {
            guarded(() -> listener.heard(news));
        }
    }

    final void tellThatNewsMayBeLost() {
        for (Listener listener : listeners) {
            guarded(listener::mayHaveMissed);
        }
    }

    /** One listener's mistake is not another's loss. */
    private static void guarded(Runnable call) {
        try {
            call.run();
        } catch (RuntimeException e) {
            LOG.error("a listener to the store failed", e);
        }
    }
}

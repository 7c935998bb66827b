package broadside.server;

import broadside.server.store.Store;
import io.quarkus.scheduler.Scheduled;
import jakarta.inject.Singleton;
import java.time.Clock;
import java.time.Duration;
import org.jboss.logging.Logger;

/** Clears away, once a day, what nobody will miss. */
@Singleton
public class Housekeeping {
    private static final Logger LOG = Logger.getLogger(Housekeeping.class);

    private final Store store;
    private final Settings settings;

    public Housekeeping(Store store, Settings settings) {
        this.store = store;
        this.settings = settings;
    }

    /** Forgets guests who have long been away and never sat down. */
    @Scheduled(every = "24h", delayed = "10m")
    void forgetGuests() {
        long since = Clock.systemUTC().millis()
                - Duration.ofDays(settings.guestDays()).toMillis();
        int gone = store.people().forgetGuests(since);
        if (gone > 0) {
            LOG.infof("Forgot %d guests who have not been here for %d days", gone, settings.guestDays());
        }
    }
}

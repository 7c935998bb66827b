package broadside.server;

import broadside.server.lobby.Abandonment;
import broadside.server.store.MatchState;
import broadside.server.store.Store;
import broadside.server.store.StoredMatch;
import io.quarkus.scheduler.Scheduled;
import jakarta.inject.Inject;
import jakarta.inject.Singleton;
import java.time.Clock;
import java.time.Duration;
import java.util.List;
import java.util.function.Predicate;
import org.jboss.logging.Logger;

/** Clears away, once a day, what nobody will miss, by the rules of the host. */
@Singleton
public class Housekeeping {
    private static final Logger LOG = Logger.getLogger(Housekeeping.class);
    private static final int AT_ONCE = 500;

    private final Store store;
    private final Settings settings;
    private final Clock clock;

    @Inject
    public Housekeeping(Store store, Settings settings) {
        this(store, settings, Clock.systemUTC());
    }

    Housekeeping(Store store, Settings settings, Clock clock) {
        this.store = store;
        this.settings = settings;
        this.clock = clock;
    }

    @Scheduled(every = "24h", delayed = "10m")
    void clearAway() {
        forgetGuests();
        Settings.Keep keep = settings.keep();
        Abandonment abandonment = new Abandonment(store);
        putAway(MatchState.OPEN, keep.openDays(), match -> store.matches().delete(match.id()));
        putAway(MatchState.RUNNING, keep.idleDays(), abandonment::abandon);
        putAway(
                MatchState.FINISHED,
                keep.finishedDays(),
                match -> store.matches().delete(match.id()));
    }

    /** Forgets guests who have long been away and never sat down. */
    private void forgetGuests() {
        int gone = store.people().forgetGuests(before(settings.guestDays()));
        if (gone > 0) {
            LOG.infof("Forgot %d guests who have not been here for %d days", gone, settings.guestDays());
        }
    }

    private long before(int days) {
        return clock.millis() - Duration.ofDays(days).toMillis();
    }

    private void putAway(MatchState state, int days, Predicate<StoredMatch> how) {
        if (days <= 0) {
            return;
        }
        List<StoredMatch> old = store.matches().untouched(state, before(days), AT_ONCE);
        int done = 0;
        for (StoredMatch match : old) {
            try {
                done += how.test(match) ? 1 : 0;
            } catch (RuntimeException e) {
                LOG.warnf("table %s cannot be put away: %s", match.id(), e.getMessage());
            }
        }
        if (done > 0) {
            LOG.infof("Put away %d %s tables at which nothing happened for %d days", done, state, days);
        }
    }
}

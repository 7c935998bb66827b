package broadside.server;

import broadside.server.store.Store;
import jakarta.inject.Singleton;
import org.eclipse.microprofile.health.HealthCheck;
import org.eclipse.microprofile.health.HealthCheckResponse;
import org.eclipse.microprofile.health.Readiness;
import org.jboss.logging.Logger;
import org.jspecify.annotations.Nullable;

/** Says that the server is ready as long as its store keeps what it is given. */
@Readiness
@Singleton
public class StoreAnswers implements HealthCheck {
    private static final Logger LOG = Logger.getLogger(StoreAnswers.class);

    /** How long an answer holds: whoever asks all the time shall not make us write all the time. */
    private static final long HOLDS_NANOS = 2_000_000_000L;

    private final Store store;
    private @Nullable HealthCheckResponse last;
    private long asked;

    public StoreAnswers(Store store) {
        this.store = store;
    }

    @Override
    public synchronized HealthCheckResponse call() {
        HealthCheckResponse known = last;
        if (known == null || System.nanoTime() - asked > HOLDS_NANOS) {
            known = look();
            last = known;
            asked = System.nanoTime();
        }
        return known;
    }

    /** Looks again when it is next asked: for tests. */
    public synchronized void forget() {
        last = null;
    }

    private HealthCheckResponse look() {
        try {
            store.check();
            return HealthCheckResponse.up("store");
        } catch (RuntimeException e) {
            // Whoever asks for health need not learn where the database is; the log says it.
            LOG.warnf("the store takes nothing: %s", e.getMessage());
            return HealthCheckResponse.down("store");
        }
    }
}

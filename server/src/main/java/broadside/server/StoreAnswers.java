package broadside.server;

import broadside.server.store.Store;
import jakarta.inject.Singleton;
import org.eclipse.microprofile.health.HealthCheck;
import org.eclipse.microprofile.health.HealthCheckResponse;
import org.eclipse.microprofile.health.Readiness;
import org.jboss.logging.Logger;

/** Says that the server is ready as long as its store answers. */
@Readiness
@Singleton
public class StoreAnswers implements HealthCheck {
    private static final Logger LOG = Logger.getLogger(StoreAnswers.class);

    private final Store store;

    public StoreAnswers(Store store) {
        this.store = store;
    }

    @Override
    public HealthCheckResponse call() {
        try {
            store.check();
            return HealthCheckResponse.up("store");
        } catch (RuntimeException e) {
            // Whoever asks for health need not learn where the database is; the log says it.
            LOG.warn("the store does not answer", e);
            return HealthCheckResponse.down("store");
        }
    }
}

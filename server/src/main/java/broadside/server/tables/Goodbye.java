package broadside.server.tables;

import io.quarkus.runtime.ShutdownDelayInitiatedEvent;
import io.quarkus.runtime.ShutdownEvent;
import jakarta.enterprise.event.Observes;
import jakarta.inject.Singleton;
import org.eclipse.microprofile.health.HealthCheck;
import org.eclipse.microprofile.health.HealthCheckResponse;
import org.eclipse.microprofile.health.Readiness;

/** Lets everybody go before the server stops, and says meanwhile that nobody else should come. */
@Readiness
@Singleton
public class Goodbye implements HealthCheck {
    private final Tables tables;

    public Goodbye(Tables tables) {
        this.tables = tables;
    }

    void stopsSoon(@Observes ShutdownDelayInitiatedEvent event) {
        tables.close();
    }

    /** Comes before the store is closed, where there was no delay. */
    void stops(@Observes ShutdownEvent event) {
        tables.close();
    }

    @Override
    public HealthCheckResponse call() {
        return tables.isStopping() ? HealthCheckResponse.down("tables") : HealthCheckResponse.up("tables");
    }
}

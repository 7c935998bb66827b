package broadside.server.play;

import io.micrometer.core.instrument.MeterRegistry;
import io.quarkus.runtime.Startup;
import jakarta.inject.Singleton;

/** Shows the operator how many connections are open. */
@Startup
@Singleton
public class Connections {
    public Connections(MeterRegistry registry, PlaySocket socket) {
        registry.gauge("broadside.connections", socket, PlaySocket::connections);
    }
}

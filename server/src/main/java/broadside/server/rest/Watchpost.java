package broadside.server.rest;

import broadside.server.Settings;
import io.vertx.ext.web.Router;
import io.vertx.ext.web.RoutingContext;
import jakarta.enterprise.event.Observes;
import jakarta.inject.Singleton;
import java.net.InetAddress;
import java.net.UnknownHostException;
import org.jspecify.annotations.Nullable;

/** Shows the metrics to whoever sits at the machine, and to nobody else unless the host says so. */
@Singleton
public class Watchpost {
    private static final int NOT_FOUND = 404;
    private static final int FIRST = -10_000;

    private final boolean open;

    public Watchpost(Settings settings) {
        this.open = settings.metricsOpen();
    }

    void route(@Observes Router router) {
        router.route("/q/metrics*").order(FIRST).handler(this::check);
    }

    private void check(RoutingContext request) {
        String address = request.request().remoteAddress() == null
                ? null
                : request.request().remoteAddress().hostAddress();
        if (open || isThisMachine(address)) {
            request.next();
        } else {
            request.response().setStatusCode(NOT_FOUND).end();
        }
    }

    static boolean isThisMachine(@Nullable String address) {
        try {
            // A literal is not looked up.
            return address != null && InetAddress.getByName(address).isLoopbackAddress();
        } catch (UnknownHostException e) {
            return false;
        }
    }
}

package broadside.server.rest;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.vertx.core.http.HttpHeaders;
import io.vertx.ext.web.Router;
import io.vertx.ext.web.RoutingContext;
import jakarta.enterprise.event.Observes;
import jakarta.inject.Singleton;

/**
 * Answers for addresses that nothing else answers for: the pages of the client are one page that finds its way by itself,
 * so /table/xyz can be reloaded and mailed.
 */
@Singleton
public class ClientPages {
    private static final int NOT_FOUND = 404;

    private final String nothingHere;

    public ClientPages(ObjectMapper json) throws JsonProcessingException {
        nothingHere = json.writeValueAsString(Problem.of(NOT_FOUND, "There is nothing here.", "Check the address."));
    }

    void route(@Observes Router router) {
        router.route("/api/*").last().handler(this::nothing);
        router.get().last().handler(this::page);
    }

    private void nothing(RoutingContext request) {
        request.response()
                .setStatusCode(NOT_FOUND)
                .putHeader(HttpHeaders.CONTENT_TYPE, Problem.TYPE)
                .end(nothingHere);
    }

    private void page(RoutingContext request) {
        String path = request.normalizedPath();
        String accept = request.request().getHeader(HttpHeaders.ACCEPT);
        boolean file = path.substring(path.lastIndexOf('/') + 1).contains(".");
        if (path.equals("/")
                || path.startsWith("/q/")
                || path.startsWith("/static/")
                || file
                || accept == null
                || !accept.contains("text/html")) {
            request.next();
        } else {
            request.reroute("/");
        }
    }
}

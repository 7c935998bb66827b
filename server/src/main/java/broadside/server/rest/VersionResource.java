package broadside.server.rest;

import broadside.engine.table.Protocol;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import java.time.Clock;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import org.eclipse.microprofile.openapi.annotations.Operation;

/** Says which Broadside this is. */
@Path("/version")
@Produces(MediaType.APPLICATION_JSON)
public class VersionResource {
    private final String version;
    private final long since = Clock.systemUTC().millis();

    public VersionResource(@ConfigProperty(name = "quarkus.application.version") String version) {
        this.version = version;
    }

    /**
     * Is the version of the server.
     *
     * @param version such as 0.1.0
     * @param protocol the version of the messages
     * @param since when it started, in milliseconds since 1970
     */
    public record Version(String version, int protocol, long since) {}

    @GET
    @Operation(summary = "Which version is running")
    public Version version() {
        return new Version(version, Protocol.VERSION, since);
    }
}

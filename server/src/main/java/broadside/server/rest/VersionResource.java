package broadside.server.rest;

import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import org.eclipse.microprofile.openapi.annotations.Operation;

/** Says which Broadside this is. */
@Path("/version")
@Produces(MediaType.APPLICATION_JSON)
public class VersionResource {
    private final String version;

    public VersionResource(@ConfigProperty(name = "quarkus.application.version") String version) {
        this.version = version;
    }

    /**
     * Is the version of the server.
     *
     * @param version such as 0.1.0
     */
    public record Version(String version) {}

    @GET
    @Operation(summary = "Which version is running")
    public Version version() {
        return new Version(version);
    }
}

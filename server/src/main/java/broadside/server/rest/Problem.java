package broadside.server.rest;

import com.fasterxml.jackson.annotation.JsonInclude;
import jakarta.ws.rs.core.Response;
import org.jspecify.annotations.Nullable;

/**
 * Is how the server says no: in plain words, and with what to do about it.
 *
 * @param status the HTTP status again
 * @param message what is wrong
 * @param help what to do
 * @param field which field of the request is the reason
 * @param report the id under which the host finds the details in the log
 */
@JsonInclude(JsonInclude.Include.NON_NULL)
public record Problem(
        int status,
        String message,
        @Nullable String help,
        @Nullable String field,
        @Nullable String report) {
    /** The media type of problems (RFC 9457; the words are members of our own). */
    public static final String TYPE = "application/problem+json";

    public static Problem of(int status, String message, String help) {
        return new Problem(status, message, help, null, null);
    }

    public static Problem ofField(int status, String field, String message, String help) {
        return new Problem(status, message, help, field, null);
    }

    public Response response() {
        return Response.status(status).type(TYPE).entity(this).build();
    }
}

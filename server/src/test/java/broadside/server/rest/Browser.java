package broadside.server.rest;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import org.jspecify.annotations.Nullable;

/** Asks the server under test, as somebody or as nobody. */
public final class Browser {
    private static final HttpClient CLIENT = HttpClient.newHttpClient();
    private static final ObjectMapper JSON = new ObjectMapper();

    private final URI server;
    private final @Nullable String token;

    public Browser(URI server, @Nullable String token) {
        this.server = server;
        this.token = token;
    }

    /** What came back. */
    public record Answer(int status, String type, String body, HttpResponse<String> response) {
        public JsonNode json() {
            try {
                return JSON.readTree(body);
            } catch (IOException e) {
                throw new UncheckedIOException(body, e);
            }
        }
    }

    public Browser as(String newToken) {
        return new Browser(server, newToken);
    }

    public Answer get(String path, String... headers) {
        return send("GET", path, null, headers);
    }

    public Answer send(String method, String path, @Nullable String body, String... headers) {
        HttpRequest.Builder request = HttpRequest.newBuilder(server.resolve(path));
        if (headers.length > 0) {
            request.headers(headers);
        }
        if (token != null) {
            request.header("Authorization", "Bearer " + token);
        }
        if (body != null && headers.length == 0) {
            request.header("Content-Type", "application/json");
        }
        request.method(
                method, body == null ? HttpRequest.BodyPublishers.noBody() : HttpRequest.BodyPublishers.ofString(body));
        try {
            HttpResponse<String> response = CLIENT.send(request.build(), BodyHandlers.ofString());
            String type = response.headers().firstValue("Content-Type").orElse("");
            return new Answer(response.statusCode(), type, response.body(), response);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }
}

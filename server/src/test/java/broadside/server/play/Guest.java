package broadside.server.play;

import static org.assertj.core.api.Assertions.assertThat;

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

/** Is somebody who came in and asks for things over HTTP. */
record Guest(URI server, String token) {
    private static final HttpClient CLIENT = HttpClient.newHttpClient();
    private static final ObjectMapper JSON = new ObjectMapper();

    static Guest come(URI server, String name) {
        JsonNode welcome = new Guest(server, "").send("POST", "/api/people", "{'name':'" + name + "'}");
        return new Guest(server, welcome.get("token").asText());
    }

    /** Opens a table of Spanish Main with these further fields. */
    JsonNode open(String fields) {
        return send("POST", "/api/tables", "{'game':'spanish-main'," + fields + "}");
    }

    JsonNode get(String path) {
        return send("GET", path, null);
    }

    /** Asks and expects success. */
    JsonNode send(String method, String path, @Nullable String body) {
        HttpResponse<String> answer = ask(method, path, body);
        assertThat(answer.statusCode()).as(answer.body()).isBetween(200, 299);
        try {
            return JSON.readTree(answer.body());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    HttpResponse<String> ask(String method, String path, @Nullable String body) {
        HttpRequest.Builder request = HttpRequest.newBuilder(server.resolve(path));
        if (!token.isEmpty()) {
            request.header("Authorization", "Bearer " + token);
        }
        if (body != null) {
            request.header("Content-Type", "application/json");
        }
        request.method(
                method,
                body == null
                        ? HttpRequest.BodyPublishers.noBody()
                        : HttpRequest.BodyPublishers.ofString(body.replace('\'', '"')));
        try {
            return CLIENT.send(request.build(), BodyHandlers.ofString());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }
}

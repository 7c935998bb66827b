package broadside.trials.crew;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.time.Duration;
import org.jspecify.annotations.Nullable;

/** Asks the server what a page asks it before and after play: come in, open a table, sit down, fetch a record. */
public final class Lobby {
    private static final ObjectMapper JSON = new ObjectMapper();

    private final HttpClient http =
            HttpClient.newBuilder().connectTimeout(Duration.ofSeconds(10)).build();
    private final URI server;

    public Lobby(URI server) {
        this.server = server;
    }

    /** Comes in as a guest; returns the token. */
    public String comeIn(String name) throws IOException, InterruptedException {
        ObjectNode body = JSON.createObjectNode().put("name", name);
        return post("/api/people", null, body).path("token").asText();
    }

    /** Opens a table with a seat for its owner and free ones for others; returns its id. */
    public String open(String token, String game, String name, int seats) throws IOException, InterruptedException {
        return open(token, game, name, seats, false);
    }

    /** Opens a table, where wanted with a captain at one seat more. */
    public String open(String token, String game, String name, int seats, boolean captain)
            throws IOException, InterruptedException {
        ObjectNode body = JSON.createObjectNode().put("game", game).put("public", true);
        body.put("practice", false).put("spectators", true);
        body.putObject("options");
        body.putObject("clock").put("kind", "none");
        ArrayNode list = body.putArray("seats");
        list.addObject().put("sits", "me").put("name", name);
        for (int seat = 1; seat < seats; seat++) {
            list.addObject().put("sits", "free");
        }
        if (captain) {
            list.addObject().put("sits", "captain").put("level", "bosun");
        }
        return post("/api/tables", token, body).path("id").asText();
    }

    /** Sits down; with the last free seat the table starts. */
    public void sit(String token, String table, int seat, String name) throws IOException, InterruptedException {
        ObjectNode body = JSON.createObjectNode().put("name", name).put("string", "trial " + seat);
        post("/api/tables/" + table + "/seats/" + seat, token, body);
    }

    public JsonNode table(String token, String table) throws IOException, InterruptedException {
        return JSON.readTree(send(HttpRequest.newBuilder(server.resolve("/api/tables/" + table))
                .header("Authorization", "Bearer " + token)
                .GET()));
    }

    /** Makes a token with which a bot plays a seat. */
    public String seatToken(String token, String table, int seat) throws IOException, InterruptedException {
        String path = "/api/tables/" + table + "/seats/" + seat + "/token";
        return post(path, token, JSON.createObjectNode()).path("token").asText();
    }

    /** Fetches the record of a finished match. */
    public String record(String match) throws IOException, InterruptedException {
        return send(HttpRequest.newBuilder(server.resolve("/api/matches/" + match + "/record"))
                .GET());
    }

    /** Sends any body anywhere, and reads the answer. */
    public JsonNode post(String path, @Nullable String token, JsonNode body) throws IOException, InterruptedException {
        HttpRequest.Builder request = HttpRequest.newBuilder(server.resolve(path))
                .header("Content-Type", "application/json")
                .POST(BodyPublishers.ofString(body.toString()));
        if (token != null) {
            request.header("Authorization", "Bearer " + token);
        }
        return JSON.readTree(send(request));
    }

    /** Returns the id of the running table at which something happened last. */
    public String newest() throws IOException, InterruptedException {
        return JSON.readTree(send(HttpRequest.newBuilder(server.resolve("/api/tables?state=running&most=1"))
                        .GET()))
                .path(0)
                .path("id")
                .asText();
    }

    /** Asks with any method, and reads the answer; null where there is none. */
    public JsonNode ask(String method, String path, String token, String body)
            throws IOException, InterruptedException {
        return JSON.readTree(send(HttpRequest.newBuilder(server.resolve(path))
                .header("Authorization", "Bearer " + token)
                .header("Content-Type", "application/json")
                .method(method, body.isEmpty() ? BodyPublishers.noBody() : BodyPublishers.ofString(body))));
    }

    private String send(HttpRequest.Builder request) throws IOException, InterruptedException {
        HttpRequest whole = request.timeout(Duration.ofSeconds(30)).build();
        HttpResponse<String> answer = http.send(whole, HttpResponse.BodyHandlers.ofString());
        if (answer.statusCode() >= 300) {
            throw new IOException(whole.method() + " " + whole.uri().getPath() + " was answered with "
                    + answer.statusCode() + ": " + answer.body());
        }
        return answer.body();
    }
}

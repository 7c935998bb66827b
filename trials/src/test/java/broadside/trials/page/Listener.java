package broadside.trials.page;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.TimeUnit;

/** A player who always does the usual and keeps all that the table says. */
final class Listener implements WebSocket.Listener {
    private static final ObjectMapper JSON = new ObjectMapper();
    private static final long PATIENCE_SECONDS = 90;

    private final List<JsonNode> heard = new CopyOnWriteArrayList<>();
    private final CompletableFuture<Void> over = new CompletableFuture<>();
    private final StringBuilder frame = new StringBuilder();
    private CompletableFuture<WebSocket> sent = CompletableFuture.completedFuture(null);
    private boolean asked;

    /** Plays a match to its end and returns what was said on the way. */
    static List<JsonNode> play(URI server, String table, String seat, String token) throws Exception {
        Listener listener = new Listener();
        ObjectNode hello = JSON.createObjectNode().put("type", "hello").put("seat", seat);
        hello.put("token", token).put("language", "en");
        WebSocket socket = HttpClient.newHttpClient()
                .newWebSocketBuilder()
                .buildAsync(URI.create("ws://localhost:" + server.getPort() + "/play/" + table), listener)
                .get(PATIENCE_SECONDS, TimeUnit.SECONDS);
        listener.send(socket, hello);
        listener.over.get(PATIENCE_SECONDS, TimeUnit.SECONDS);
        socket.abort();
        return listener.heard;
    }

    @Override
    public CompletionStage<?> onText(WebSocket socket, CharSequence data, boolean last) {
        frame.append(data);
        if (last) {
            try {
                for (String message : frame.toString().split("\n")) {
                    hear(socket, JSON.readTree(message));
                }
            } catch (Exception e) {
                over.completeExceptionally(e);
            }
            frame.setLength(0);
        }
        socket.request(1);
        return null;
    }

    private void hear(WebSocket socket, JsonNode message) {
        heard.add(message);
        String type = message.path("type").asText();
        if (type.equals("ended")) {
            over.complete(null);
        } else if (type.equals("decision") && !message.path("decision").isNull()) {
            ObjectNode choice = about("choose", message);
            if (!asked) {
                // once each: what a page may ask besides
                asked = true;
                send(socket, about("explain", message).put("parts", "no such thing"));
                send(socket, about("hint", message));
                send(socket, JSON.createObjectNode().put("type", "chat").put("say", "Ahoy"));
                send(socket, JSON.createObjectNode().put("type", "nonsense"));
            }
            JsonNode usual = message.path("default");
            choice.set(usual.isInt() ? "option" : "parts", usual);
            send(socket, choice);
        }
    }

    private static ObjectNode about(String type, JsonNode message) {
        ObjectNode request = JSON.createObjectNode().put("type", type).put("ref", 1);
        request.set("decision", message.path("decision"));
        return request;
    }

    /** Sends one after another, as a socket demands. */
    private synchronized void send(WebSocket socket, ObjectNode message) {
        sent = sent.thenCompose(before -> socket.sendText(message.toString(), true));
    }

    @Override
    public void onError(WebSocket socket, Throwable error) {
        over.completeExceptionally(error);
    }
}

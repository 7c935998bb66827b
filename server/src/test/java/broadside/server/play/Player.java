package broadside.server.play;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** Plays over a real connection, and remembers everything it was sent. */
final class Player implements WebSocket.Listener, AutoCloseable {
    private static final HttpClient CLIENT = HttpClient.newHttpClient();
    private static final ObjectMapper JSON = new ObjectMapper();
    private static final int PATIENCE_SECONDS = 30;

    private final LinkedBlockingQueue<JsonNode> coming = new LinkedBlockingQueue<>();
    private final StringBuilder part = new StringBuilder();
    final List<JsonNode> heard = new ArrayList<>();
    private final WebSocket socket;
    volatile int closedWith = -1;
    volatile String closedBecause = "";
    int lastNumber = -1;
    private @Nullable JsonNode open;
    private @Nullable JsonNode end;

    Player(URI server, String table) {
        this(server, table, null);
    }

    Player(URI server, String table, @Nullable String origin) {
        WebSocket.Builder builder = CLIENT.newWebSocketBuilder();
        if (origin != null) {
            builder.header("Origin", origin);
        }
        URI address = URI.create(server.toString().replaceFirst("^http", "ws")).resolve("/play/" + table);
        socket = builder.buildAsync(address, this).join();
    }

    @Override
    public CompletionStage<?> onText(WebSocket from, CharSequence data, boolean last) {
        part.append(data);
        if (last) {
            try {
                for (String message : part.toString().split("\n")) {
                    coming.add(JSON.readTree(message));
                }
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
            part.setLength(0);
        }
        from.request(1);
        return null;
    }

    @Override
    public CompletionStage<?> onClose(WebSocket from, int code, String reason) {
        closedWith = code;
        closedBecause = reason;
        coming.add(JSON.createObjectNode().put("type", "(closed)").put("code", code));
        return null;
    }

    void say(String json) {
        socket.sendText(json.replace('\'', '"'), true).join();
    }

    /** Greets with a person's or seat's token and waits for the welcome. */
    JsonNode hello(@Nullable String token, @Nullable String seat) {
        say("{'type':'hello'" + (token == null ? "" : ",'token':'" + token + "'") + ",'seat':"
                + (seat == null ? "null" : "'" + seat + "'") + "}");
        return until("welcome");
    }

    JsonNode hello(String token, String seat, String session, int last) {
        say("{'type':'hello','token':'" + token + "','seat':'" + seat + "','session':'" + session + "','last':" + last
                + "}");
        return until("welcome");
    }

    /** Waits for the next message. */
    JsonNode next() {
        try {
            JsonNode message = coming.poll(PATIENCE_SECONDS, TimeUnit.SECONDS);
            if (message == null) {
                throw new AssertionError(
                        "nothing came; the last was " + (heard.isEmpty() ? "nothing" : heard.get(heard.size() - 1)));
            }
            heard.add(message);
            if (message.has("n")) {
                lastNumber = message.get("n").asInt();
            }
            switch (message.get("type").asText()) {
                case "decision" -> open = message.get("decision").isNull() ? null : message;
                case "ended" -> end = message;
                default -> {}
            }
            return message;
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    JsonNode until(String... types) {
        List<String> wanted = List.of(types);
        return until(message -> wanted.contains(message.get("type").asText()));
    }

    JsonNode until(Predicate<JsonNode> wanted) {
        while (true) {
            JsonNode message = next();
            if (wanted.test(message)) {
                return message;
            }
            if (message.get("type").asText().equals("(closed)")) {
                throw new AssertionError("closed with " + closedWith + ": " + closedBecause);
            }
        }
    }

    /** Waits until it is asked something or the match is over. */
    JsonNode asked() {
        while (end == null && open == null) {
            until("decision", "ended");
        }
        return end == null ? open : end;
    }

    /** Answers a decision with an option. */
    JsonNode choose(JsonNode decision, int option) {
        open = null;
        say("{'type':'choose','ref':7,'decision':" + decision.get("decision").asInt() + ",'option':" + option + "}");
        return until(message -> message.has("ref"));
    }

    /** Breaks the connection without a word. */
    void hangUp() {
        socket.abort();
    }

    @Override
    public void close() {
        socket.abort();
    }
}

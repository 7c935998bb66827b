package broadside.trials.page;

import static org.assertj.core.api.Assertions.assertThat;

import broadside.trials.TrialGround;
import broadside.trials.crew.Lobby;
import broadside.trials.ship.Hold;
import broadside.trials.ship.Ship;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Real traffic fits the page's types: whole matches of all games are played, and the compiler reads what was said. */
class TrafficTest {
    private static final ObjectMapper JSON = new ObjectMapper();
    private static final String MODULE = """
            import type { FromHost, Game, Replay, TableInfo, Version } from '../../../../server/web/app/api/wire';

            export const heard: FromHost[] = %s;
            export const games: Game[] = %s;
            export const tables: TableInfo[] = %s;
            export const replays: Replay[] = %s;
            export const version: Version = %s;
            """;
    private static final String PROJECT = """
            {"extends": "../../../../server/web/tsconfig.json", "include": ["."]}
            """;

    private static Tools tools;

    @BeforeAll
    static void unpack() throws Exception {
        TrialGround.needsServer();
        tools = Tools.unpack();
    }

    @Test
    void whatTheServerSaysFitsTheTypes(@TempDir Path data) throws Exception {
        ArrayNode heard = JSON.createArrayNode();
        List<JsonNode> replays = new ArrayList<>();
        JsonNode games;
        JsonNode tables;
        JsonNode version;
        Set<String> types = new TreeSet<>();
        try (Ship ship = new Ship(Hold.sqlite(data), data.resolve("server.log"))) {
            ship.start();
            Lobby lobby = new Lobby(ship.address());
            String token = lobby.comeIn("Ann");
            for (String game : List.of("spanish-main", "pirate-attack", "high-seas")) {
                String table =
                        lobby.post("/api/tables", token, plan(game)).path("id").asText();
                for (JsonNode message : Listener.play(ship.address(), table, "Ann", token)) {
                    heard.add(message);
                    types.add(message.path("type").asText());
                }
                replays.add(get(ship, "/api/matches/" + table + "/replay"));
            }
            games = get(ship, "/api/games");
            tables = get(ship, "/api/tables?state=finished&most=9");
            version = get(ship, "/api/version");
        }
        assertThat(types)
                .contains("welcome", "chat", "hello", "events", "view", "patch", "waiting", "decision", "ended", "done")
                .contains("presence", "explained", "error", "hint");
        Path project = Tools.FOLDER.resolve("traffic");
        Files.createDirectories(project);
        Files.writeString(project.resolve("tsconfig.json"), PROJECT);
        Files.writeString(
                project.resolve("traffic.ts"), MODULE.formatted(thin(heard), games, tables, replays, version));
        tools.typesAgree(project);
    }

    private static ObjectNode plan(String game) {
        ObjectNode plan =
                JSON.createObjectNode().put("game", game).put("public", true).put("practice", true);
        if (game.equals("high-seas")) {
            plan.putObject("options").put("rounds", 2);
        }
        plan.putArray("seats").addObject().put("sits", "me");
        for (String name : game.equals("high-seas") ? List.of("Bess") : List.of("Bess", "Calico")) {
            plan.withArray("seats")
                    .addObject()
                    .put("sits", "captain")
                    .put("level", "deckhand")
                    .put("name", name);
        }
        return plan;
    }

    private static JsonNode get(Ship ship, String path) throws Exception {
        URI address = ship.address().resolve(path);
        HttpResponse<String> answer = HttpClient.newHttpClient()
                .send(HttpRequest.newBuilder(address).build(), HttpResponse.BodyHandlers.ofString());
        assertThat(answer.statusCode()).as(path).isEqualTo(200);
        return thin(JSON.readTree(answer.body()));
    }

    /** Leaves one of all that have the same shape in every list, so that the compiler reads each kind once. */
    private static JsonNode thin(JsonNode node) {
        if (node.isObject()) {
            ObjectNode out = JSON.createObjectNode();
            node.properties().forEach(field -> out.set(field.getKey(), thin(field.getValue())));
            return out;
        }
        if (!node.isArray()) {
            return node;
        }
        Map<String, JsonNode> kinds = new LinkedHashMap<>();
        node.forEach(one -> kinds.putIfAbsent(shape(one), thin(one)));
        return JSON.createArrayNode().addAll(kinds.values());
    }

    private static String shape(JsonNode node) {
        if (node.isObject()) {
            StringBuilder out = new StringBuilder("{").append(node.path("type").asText());
            node.properties()
                    .forEach(field -> out.append(field.getKey()).append(':').append(shape(field.getValue())));
            return out.append('}').toString();
        }
        if (!node.isArray()) {
            return node.getNodeType().name();
        }
        Set<String> kinds = new TreeSet<>();
        node.forEach(one -> kinds.add(shape(one)));
        return kinds.toString();
    }
}

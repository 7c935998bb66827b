package broadside.server.play;

import static org.assertj.core.api.Assertions.assertThat;

import broadside.engine.chance.Rng;
import broadside.server.store.Store;
import com.fasterxml.jackson.databind.JsonNode;
import io.quarkus.test.common.http.TestHTTPResource;
import io.quarkus.test.junit.QuarkusTest;
import jakarta.inject.Inject;
import java.net.URI;
import java.net.http.HttpResponse;
import java.util.List;
import java.util.logging.Handler;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Nonsense over both doors is refused: nothing of ours fails, no match changes, and the log stays quiet. */
@QuarkusTest
class FuzzTest {
    private static final int MOST_LOG_LINES = 20;

    private static final List<String> WORDS = List.of(
            "{",
            "}",
            "[",
            "]",
            ":",
            ",",
            "'type'",
            "'choose'",
            "'hello'",
            "'explain'",
            "'chat'",
            "'vote'",
            "'undo'",
            "'orders'",
            "'absence'",
            "'pause'",
            "'hint'",
            "'return'",
            "'next'",
            "'language'",
            "'refresh'",
            "'stops'",
            "'raise'",
            "'decision'",
            "'option'",
            "'parts'",
            "'say'",
            "'about'",
            "'abandon'",
            "'for'",
            "'captain'",
            "'string'",
            "'kinds'",
            "'ref'",
            "'window'",
            "'*'",
            "'order'",
            "'pass'",
            "'token'",
            "'seat'",
            "'session'",
            "'last'",
            "'up'",
            "'on'",
            "null",
            "true",
            "false",
            "0",
            "-1",
            "99999999999999999999",
            "1e9",
            "3.5",
            "''",
            "'\\u0000'",
            "'\\ud800'",
            "'es'",
            "'xx'",
            " ",
            "\n",
            "\u0001",
            "ñ",
            "'game'",
            "'seats'",
            "'sits'",
            "'me'",
            "'options'",
            "'clock'",
            "'kind'",
            "'move'",
            "'seconds'",
            "'name'",
            "'public'",
            "'level'",
            "'bosun'");

    private static final List<String> PATHS = List.of(
            "/api/tables",
            "/api/tables/ID",
            "/api/tables/ID/seats/0",
            "/api/tables/ID/seats/9",
            "/api/tables/ID/seats/-1",
            "/api/tables/ID/seats/x",
            "/api/tables/ID/start",
            "/api/tables/ID/rematch",
            "/api/tables/ID/seats/1/token",
            "/api/tables/none",
            "/api/me/webhook",
            "/api/people",
            "/api/me/name",
            "/api/tables?state=x",
            "/api/tables?before=x&most=-5",
            "/api/tables?state=running&most=99999",
            "/api/tables/%00",
            "/api/tables/..%2f..",
            "/api/me/matches?before=zz");

    @TestHTTPResource("/")
    URI server;

    @Inject
    Store store;

    @Test
    void nonsenseChangesNothing() {
        run(3_000, 1);
    }

    @Test
    @Tag("soak")
    void aLotOfNonsenseChangesNothing() {
        run(100_000, 2);
    }

    private void run(int inputs, long seed) {
        Guest ann = Guest.come(server, "Ann");
        Guest eve = Guest.come(server, "Eve");
        JsonNode table = ann.open("'seats':[{'sits':'me'},{'sits':'captain','level':'deckhand'}]");
        String id = table.get("id").asText();
        Rng rng = new Rng(seed);
        Counting log = new Counting();
        Logger root = Logger.getLogger("");
        Player player = new Player(server, id);
        player.hello(ann.token(), "Ann");
        JsonNode open = player.asked();
        int lines = store.records().last(id);
        root.addHandler(log);
        try {
            for (int i = 0; i < inputs; i++) {
                String text = nonsense(rng, open);
                if (rng.below(3) == 0) {
                    String path = PATHS.get(rng.below(PATHS.size())).replace("ID", id);
                    String method = List.of("GET", "POST", "PUT", "DELETE").get(rng.below(4));
                    HttpResponse<String> answer = eve.ask(method, path, method.equals("GET") ? null : text);
                    assertThat(answer.statusCode())
                            .as(method + " " + path + " " + text)
                            .isLessThan(500);
                } else {
                    player = say(player, ann, id, text);
                }
            }
        } finally {
            root.removeHandler(log);
            player.close();
        }
        assertThat(store.records().last(id)).isEqualTo(lines);
        assertThat(log.lines).isLessThan(MOST_LOG_LINES);
    }

    /** Sends, and comes back whenever the server has had enough. */
    private Player say(Player player, Guest ann, String id, String text) {
        if (player.closedWith < 0) {
            try {
                player.say(text);
                return player;
            } catch (RuntimeException closedMeanwhile) {
                assertThat(closedMeanwhile).isNotNull();
            }
        }
        player.close();
        Player fresh = new Player(server, id);
        fresh.hello(ann.token(), "Ann");
        return fresh;
    }

    /** Makes words in a row, or a good request with something wrong in it; never one that may be carried out. */
    private static String nonsense(Rng rng, JsonNode open) {
        int decision = open.get("decision").asInt();
        if (rng.below(3) == 0) {
            String good = List.of(
                            "{'type':'choose','decision':" + (decision + 1 + rng.below(50)) + ",'option':0}",
                            "{'type':'choose','decision':" + decision + ",'option':" + (5_000 + rng.below(99)) + "}",
                            "{'type':'choose','decision':" + decision + ",'parts':{'x':" + rng.below(9) + "}}",
                            "{'type':'explain','decision':" + decision + "}",
                            "{'type':'absence','for':'captain'}",
                            "{'type':'return'}",
                            "{'type':'hello','token':'zz'}",
                            "{'type':'undo','decision':" + rng.below(99) + "}")
                    .get(rng.below(8));
            int cut = rng.below(3) == 0 ? rng.below(good.length()) : good.length();
            return good.substring(0, cut);
        }
        StringBuilder out = new StringBuilder(rng.below(2) == 0 ? "{" : "");
        int words = rng.below(12);
        for (int i = 0; i < words; i++) {
            out.append(WORDS.get(rng.below(WORDS.size())));
        }
        return out.append(rng.below(400) == 0 ? "x".repeat(20_000) : "").toString();
    }

    private static final class Counting extends Handler {
        private volatile int lines;

        @Override
        public synchronized void publish(LogRecord line) {
            if (line.getLevel().intValue() >= java.util.logging.Level.INFO.intValue()) {
                lines++;
            }
        }

        @Override
        public void flush() {}

        @Override
        public void close() {}
    }
}

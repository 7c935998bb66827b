package broadside.server.play;

import static org.assertj.core.api.Assertions.assertThat;

import broadside.engine.match.Replay;
import broadside.server.store.Store;
import com.fasterxml.jackson.databind.JsonNode;
import io.quarkus.test.common.http.TestHTTPResource;
import io.quarkus.test.junit.QuarkusTest;
import jakarta.inject.Inject;
import java.net.URI;
import org.junit.jupiter.api.Test;

/** Whole games over real connections. */
@QuarkusTest
class PlayTest {
    @TestHTTPResource("/")
    URI server;

    @Inject
    Store store;

    private Guest guest(String name) {
        return Guest.come(server, name);
    }

    @Test
    void aPersonPlaysAgainstACaptainToTheEnd() {
        Guest ann = guest("Ann");
        JsonNode table = ann.open("'seats':[{'sits':'me'},{'sits':'captain','level':'deckhand'}]");
        assertThat(table.get("state").asText()).isEqualTo("running");
        String id = table.get("id").asText();

        try (Player player = new Player(server, id)) {
            JsonNode welcome = player.hello(ann.token(), "Ann");
            assertThat(welcome.get("seat").asText()).isEqualTo("Ann");
            assertThat(welcome.get("table").get("seats").get(0).get("you").asBoolean())
                    .isTrue();
            JsonNode message = player.asked();
            while (!message.get("type").asText().equals("ended")) {
                JsonNode reply = player.choose(message, 0);
                assertThat(reply.get("type").asText()).as(reply.toString()).isEqualTo("done");
                message = player.asked();
            }
            int number = 0;
            for (JsonNode heard : player.heard) {
                if (heard.has("n")) {
                    assertThat(heard.get("n").asInt()).isEqualTo(++number);
                }
            }
        }
        assertThat(Replay.verify(store.records().file(id))).isEmpty();
        JsonNode after = ann.get("/api/tables/" + id);
        assertThat(after.get("state").asText()).isEqualTo("finished");
        assertThat(after.get("seats").get(0).get("place").asInt()).isBetween(1, 2);
    }

    @Test
    void whoComesBackGoesOnWithoutLossOrRepetition() {
        Guest ann = guest("Ann");
        JsonNode table = ann.open("'start':false,'seats':[{'sits':'me'},{'sits':'captain','level':'deckhand'}]");
        assertThat(table.get("state").asText()).isEqualTo("open");
        String id = table.get("id").asText();
        try (Player one = new Player(server, id)) {
            JsonNode welcome = one.hello(ann.token(), "Ann");
            ann.send("POST", "/api/tables/" + id + "/start", null);
            one.until("hello");
            one.until("view");
            JsonNode first = one.asked();
            one.hangUp();
            try (Player two = new Player(server, id)) {
                JsonNode again =
                        two.hello(ann.token(), "Ann", welcome.get("session").asText(), one.lastNumber);
                assertThat(again.get("resumed").asBoolean()).isTrue();
                JsonNode reply = two.choose(first, 0);
                assertThat(reply.get("type").asText()).isEqualTo("done");
                int number = one.lastNumber;
                for (JsonNode heard : two.heard) {
                    if (heard.has("n")) {
                        assertThat(heard.get("n").asInt()).as(heard.toString()).isGreaterThanOrEqualTo(number);
                        number = heard.get("n").asInt();
                    }
                }
                JsonNode stale = two.choose(first, 0);
                assertThat(stale.get("type").asText()).isEqualTo("refused");
                assertThat(stale.get("stale").asBoolean()).isTrue();
            }
        }
    }

    /** The table of a position greets whoever sits down, also where the document names its seats in many places. */
    @Test
    void H6_whoPlaysOnFromAPositionIsAskedUnderTheirOwnName() {
        Guest zoe = guest("Zoe");
        JsonNode table = zoe.send(
                "POST",
                "/api/positions/table",
                "{'game':'high-seas','seat':'Docs','document':{'game':'high-seas','seats':['Docs','Bob'],"
                        + "'at':{'turn':'Docs','moment':'orders'},"
                        + "'islands':[{'island':'Isla Roja','pose':[150,150,0],'home':'Docs'},"
                        + "{'island':'Gull Rock','pose':[850,850,0],'home':'Bob'}],"
                        + "'ships':[{'ship':'Kestrel','of':'Docs','pose':[300,600,0]},"
                        + "{'ship':'Gaviota','of':'Bob','pose':[800,300,0]}]}}");
        assertThat(table.get("state").asText()).isEqualTo("running");
        try (Player player = new Player(server, table.get("id").asText())) {
            assertThat(player.hello(zoe.token(), "Zoe").get("seat").asText()).isEqualTo("Zoe");
            assertThat(player.asked().get("question").asText()).isEqualTo("give-order");
        }
    }
}

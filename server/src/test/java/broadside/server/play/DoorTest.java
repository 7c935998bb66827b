package broadside.server.play;

import static org.assertj.core.api.Assertions.assertThat;

import broadside.server.store.Store;
import com.fasterxml.jackson.databind.JsonNode;
import io.quarkus.test.common.http.TestHTTPResource;
import io.quarkus.test.junit.QuarkusTest;
import jakarta.inject.Inject;
import java.net.URI;
import org.junit.jupiter.api.Test;

/** What the door of a table lets in over a real connection, and what the operator sees of it. */
@QuarkusTest
class DoorTest {
    @TestHTTPResource("/")
    URI server;

    @Inject
    Store store;

    private JsonNode table(Guest ann, boolean practice) {
        return ann.open("'practice':" + practice + ",'seats':[{'sits':'me'},{'sits':'captain','level':'deckhand'}]");
    }

    @Test
    void pagesOfOtherSitesAreTurnedAway() {
        String id = table(Guest.come(server, "Ann"), false).get("id").asText();
        try (Player foreign = new Player(server, id, "https://evil.example")) {
            foreign.until("(closed)");
            assertThat(foreign.closedWith).isEqualTo(1008);
        }
        try (Player own = new Player(server, id, "http://" + server.getAuthority())) {
            own.hello(null, null);
        }
        try (Player program = new Player(server, id)) {
            program.hello(null, null);
        }
    }

    @Test
    void whoIsBannedWhileConnectedIsPutOut() {
        Guest ann = Guest.come(server, "Ann");
        JsonNode table = table(ann, false);
        String id = table.get("id").asText();
        String bot = ann.send("POST", "/api/tables/" + id + "/seats/0/token", null)
                .get("token")
                .asText();
        try (Player player = new Player(server, id);
                Player played = new Player(server, id);
                Player stranger = new Player(server, id)) {
            player.say("{'type':'hello','token':'" + ann.token() + "','language':'es'}");
            player.until("welcome");
            played.say("{'type':'hello','token':'" + bot + "'}");
            played.until("welcome");
            stranger.hello(null, null);
            store.bans().banPerson(ann.get("/api/me").get("id").asText(), "loud");
            player.until("(closed)");
            assertThat(player.closedWith).isEqualTo(1008);
            assertThat(player.closedBecause).isEqualTo("El anfitrión ya no te deja entrar.");
            played.until("(closed)");
            assertThat(played.closedWith).isEqualTo(1008);
            stranger.say("{'type':'refresh','ref':1}");
            stranger.until(message -> message.has("ref"));
        }
        try (Player again = new Player(server, id)) {
            again.say("{'type':'hello','token':'" + bot + "'}");
            again.until("(closed)");
            assertThat(again.closedBecause).isEqualTo("The host no longer lets you in.");
        }
    }

    @Test
    void aHintComesOverTheConnection() {
        Guest ann = Guest.come(server, "Ann");
        try (Player player = new Player(server, table(ann, true).get("id").asText())) {
            player.hello(ann.token(), "Ann");
            int decision = player.asked().get("decision").asInt();
            player.say("{'type':'hint','ref':3,'decision':" + decision + "}");
            JsonNode hint = player.until(message -> message.has("ref"));
            assertThat(hint.get("type").asText()).as(hint.toString()).isEqualTo("hint");
            assertThat(hint.get("says").asText()).isNotEmpty();
        }
    }

    @Test
    void theOperatorSeesTablesAndConnections() {
        Guest ann = Guest.come(server, "Ann");
        try (Player player = new Player(server, table(ann, false).get("id").asText())) {
            player.hello(ann.token(), "Ann");
            String metrics = ann.ask("GET", "/q/metrics", null).body();
            assertThat(metrics)
                    .contains(
                            "broadside_tables ",
                            "broadside_connections ",
                            "broadside_captains_waiting ",
                            "broadside_append_seconds_count ",
                            "broadside_append_lost_total ",
                            "broadside_rules_faults_total ");
        }
    }

    @Test
    void anAddressInsideTheHostsNetworkIsNoBell() {
        Guest ann = Guest.come(server, "Ann");
        var refused = ann.ask("PUT", "/api/me/webhook", "{'url':'http://127.0.0.1:9/'}");
        assertThat(refused.statusCode()).isEqualTo(409);
        assertThat(refused.body()).contains("\"field\":\"url\"");
    }

    @Test
    void theLobbyRefusesInTheLanguageOfWhoAsks() {
        Guest ann = Guest.come(server, "Ann");
        String twice = "{'game':'spanish-main','seats':[{'sits':'me'},{'sits':'me'}]}";
        assertThat(ann.ask("POST", "/api/tables", twice).body()).contains("You have taken two seats.", "hotseat");
        assertThat(ann.ask("POST", "/api/tables?lang=es", twice).body()).contains("Has ocupado dos asientos.");
        assertThat(ann.ask("GET", "/api/tables/none?lang=es", null).body()).contains("No puedes ver esta mesa");
        String alone = "{'game':'spanish-main','seats':[{'sits':'me'}]}";
        assertThat(ann.ask("POST", "/api/tables?lang=es", alone).body()).contains("de 2 a 4 asientos");
    }
}

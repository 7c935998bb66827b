package broadside.server.play;

import static org.assertj.core.api.Assertions.assertThat;

import io.quarkus.test.common.http.TestHTTPResource;
import io.quarkus.test.junit.QuarkusTest;
import jakarta.inject.Inject;
import java.net.URI;
import java.time.Duration;
import org.junit.jupiter.api.Test;

/** M6: somebody whose connection died without a word is not "here" for ever. */
@QuarkusTest
class FindingM6Test {
    @TestHTTPResource("/")
    URI server;

    @Inject
    PlaySocket socket;

    @Test
    void m6_whoAnswersNoPingIsLetGo() {
        Guest ann = Guest.come(server, "Ann");
        String id = ann.open("'seats':[{'sits':'me'},{'sits':'captain','level':'deckhand'}]")
                .get("id")
                .asText();
        try (Player player = new Player(server, id)) {
            player.hello(ann.token(), "Ann");
            socket.letTheSilentGo(System.nanoTime() + Duration.ofSeconds(50).toNanos());
            player.say("{'type':'ping'}");
            player.until("pong");
            assertThat(isHere(ann, id)).isTrue();

            socket.letTheSilentGo(System.nanoTime() + Duration.ofSeconds(61).toNanos());

            player.until("(closed)");
            assertThat(player.closedWith).isEqualTo(1001);
            long patience = System.nanoTime() + Duration.ofSeconds(30).toNanos();
            while (isHere(ann, id) && System.nanoTime() < patience) {
                Thread.onSpinWait();
            }
            assertThat(isHere(ann, id)).isFalse();
        }
    }

    private static boolean isHere(Guest ann, String id) {
        return ann.get("/api/tables/" + id).get("seats").get(0).get("here").asBoolean();
    }
}

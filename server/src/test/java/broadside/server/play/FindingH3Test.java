package broadside.server.play;

import static org.assertj.core.api.Assertions.assertThat;

import io.quarkus.test.common.http.TestHTTPResource;
import io.quarkus.test.junit.QuarkusTest;
import java.net.URI;
import org.junit.jupiter.api.Test;

/** H3: nothing is unpacked before it is anybody's, and nothing is longer than a message may be. */
@QuarkusTest
class FindingH3Test {
    @TestHTTPResource("/")
    URI server;

    @Test
    void h3_compressionIsNotGranted() throws Exception {
        try (Wire wire = new Wire(server, "/play/any", "Sec-WebSocket-Extensions: permessage-deflate")) {
            assertThat(wire.greeting).contains("101").doesNotContainIgnoringCase("permessage-deflate");
        }
    }

    @Test
    void h3_aFrameThatIsTooLongClosesTheConnection() throws Exception {
        try (Wire wire = new Wire(server, "/play/any")) {
            wire.send(new byte[70_000]);
            assertThat(wire.isClosed()).isTrue();
        }
    }

    @Test
    void h3_theLongestMessageOfWideCharactersIsLetThrough() {
        Guest ann = Guest.come(server, "Ann");
        String id = ann.open("'seats':[{'sits':'me'},{'sits':'captain','level':'deckhand'}]")
                .get("id")
                .asText();
        try (Player player = new Player(server, id)) {
            player.hello(ann.token(), "Ann");
            player.say("{'type':'chat','ref':4,'say':'" + "€".repeat(16_000) + "'}");
            assertThat(player.until(message -> message.has("ref")).get("type").asText())
                    .isEqualTo("error");
        }
    }
}

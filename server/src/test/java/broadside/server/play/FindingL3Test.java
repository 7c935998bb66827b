package broadside.server.play;

import static org.assertj.core.api.Assertions.assertThat;

import broadside.server.tables.Tables;
import io.quarkus.test.common.http.TestHTTPResource;
import io.quarkus.test.junit.QuarkusTest;
import io.quarkus.test.junit.QuarkusTestProfile;
import io.quarkus.test.junit.TestProfile;
import jakarta.inject.Inject;
import java.io.IOException;
import java.net.URI;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** L3 and H4: an address has only so many connections, and nothing is set up for a table that does not exist. */
@QuarkusTest
@TestProfile(FindingL3Test.Few.class)
class FindingL3Test {
    private static final int SOCKETS = 5;
    private static final int HANDSHAKES = 12;

    @TestHTTPResource("/")
    URI server;

    @Inject
    Tables tables;

    /** Lets few connections in. */
    public static final class Few implements QuarkusTestProfile {
        @Override
        public Map<String, String> getConfigOverrides() {
            return Map.of(
                    "broadside.limits.enabled", "true",
                    "broadside.limits.sockets", Integer.toString(SOCKETS),
                    "broadside.limits.handshakes", Integer.toString(HANDSHAKES));
        }
    }

    @Test
    void l3_anAddressHasOnlySoManyConnections() throws IOException {
        List<Wire> open = new ArrayList<>();
        try {
            for (int i = 0; i < SOCKETS; i++) {
                Wire wire = new Wire(server, "/play/nosuchtable" + i);
                open.add(wire);
                assertThat(wire.greeting).contains(" 101 ");
            }
            Wire oneMore = new Wire(server, "/play/any");
            open.add(oneMore);
            // The one before may not be counted yet when this one knocks; then it is let in and put out again.
            assertThat(oneMore.isRefused() || oneMore.isClosed()).isTrue();
            for (Wire wire : open.subList(0, SOCKETS)) {
                wire.send("{\"type\":\"hello\"}".getBytes(java.nio.charset.StandardCharsets.US_ASCII));
                assertThat(wire.isClosed()).isTrue();
            }
            // Matches of other tests may come alive meanwhile, so the tables are asked by their names.
            for (int i = 0; i < SOCKETS; i++) {
                assertThat(tables.has("nosuchtable" + i)).isFalse();
            }
        } finally {
            for (Wire wire : open) {
                wire.close();
            }
        }
        int refused = 0;
        for (int i = 0; i < 2 * HANDSHAKES; i++) {
            try (Wire wire = new Wire(server, "/play/any")) {
                refused += wire.greeting.contains(" 429 ") ? 1 : 0;
            }
        }
        assertThat(refused).as("one after the other, too").isPositive();
    }
}

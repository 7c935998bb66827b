package broadside.trials;

import static org.assertj.core.api.Assertions.assertThat;

import broadside.trials.crew.Lobby;
import broadside.trials.ship.Hold;
import broadside.trials.ship.Ship;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A server that is asked to stop says goodbye to everybody, closes their connections, and complains about nothing. */
class StopTest {
    private static final int SOCKETS = 50;
    private static final int GOING_AWAY = 1001;
    private static final int TERMINATED = 143;

    @Test
    void everybodyIsToldAndLetGo(@TempDir Path folder) throws Exception {
        TrialGround.needsServer();
        Path log = folder.resolve("server.log");
        try (Hold hold = Hold.sqlite(folder);
                Ship ship = new Ship(hold, log)) {
            ship.start();
            Lobby lobby = new Lobby(ship.address());
            String table = lobby.open(lobby.comeIn("Ann"), "spanish-main", "Ann", 2);
            HttpClient client = HttpClient.newHttpClient();
            List<Watcher> watchers = new ArrayList<>();
            for (int i = 0; i < SOCKETS; i++) {
                Watcher watcher = new Watcher();
                watchers.add(watcher);
                client.newWebSocketBuilder()
                        .buildAsync(URI.create("ws://localhost:" + ship.port() + "/play/" + table), watcher)
                        .join()
                        .sendText("{\"type\":\"hello\",\"seat\":null}", true);
            }
            for (Watcher watcher : watchers) {
                watcher.welcome.get(60, TimeUnit.SECONDS);
            }

            int code = ship.stop();

            assertThat(code).isEqualTo(TERMINATED);
            for (Watcher watcher : watchers) {
                assertThat(watcher.closed.get(60, TimeUnit.SECONDS)).isEqualTo(GOING_AWAY);
                assertThat(watcher.heard.toString()).contains("\"closing\"");
            }
            // Newer Java machines warn by themselves of what libraries do; that is not the server's word.
            String said = Files.readString(log).replaceAll("(?m)^WARNING: .*$", "");
            assertThat(said).doesNotContain("ERROR", "WARN", "Timed out", "Exception");
        }
    }

    /** Is somebody who only listens. */
    private static final class Watcher implements WebSocket.Listener {
        private final StringBuffer heard = new StringBuffer();
        private final CompletableFuture<Boolean> welcome = new CompletableFuture<>();
        private final CompletableFuture<Integer> closed = new CompletableFuture<>();

        @Override
        public CompletionStage<?> onText(WebSocket socket, CharSequence data, boolean last) {
            heard.append(data);
            if (heard.indexOf("\"welcome\"") >= 0) {
                welcome.complete(true);
            }
            socket.request(1);
            return null;
        }

        @Override
        public CompletionStage<?> onClose(WebSocket socket, int code, String reason) {
            closed.complete(code);
            return null;
        }
    }
}

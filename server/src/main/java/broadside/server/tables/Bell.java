package broadside.server.tables;

import broadside.engine.tree.Json;
import broadside.engine.tree.Tree;
import broadside.server.store.Store;
import broadside.server.store.StoredMatch;
import java.net.InetAddress;
import java.net.URI;
import java.net.UnknownHostException;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import org.jboss.logging.Logger;

/**
 * Tells people who are not here that it is their turn, at the address they gave: a POST with {@code {table, game, seat}}.
 * Addresses inside the host's own network are refused unless he allows them, or anybody could knock at doors there.
 */
public final class Bell implements AutoCloseable {
    private static final Logger LOG = Logger.getLogger(Bell.class);
    private static final Duration PATIENCE = Duration.ofSeconds(5);
    private static final int LONGEST_QUEUE = 500;

    private final Store store;
    private final boolean insideToo;
    private final HttpClient client = HttpClient.newBuilder()
            .connectTimeout(PATIENCE)
            .followRedirects(HttpClient.Redirect.NEVER)
            .build();
    /** When too many wait, the ring is dropped: it is a courtesy, and the page shows the turn anyway. */
    private final ThreadPoolExecutor pool = new ThreadPoolExecutor(
            2,
            2,
            1,
            TimeUnit.MINUTES,
            new ArrayBlockingQueue<>(LONGEST_QUEUE),
            task -> {
                Thread thread = new Thread(task, "bell");
                thread.setDaemon(true);
                return thread;
            },
            new ThreadPoolExecutor.DiscardPolicy());

    /** Hangs up the bell. */
    public Bell(Store store, boolean insideToo) {
        this.store = store;
        this.insideToo = insideToo;
        pool.allowCoreThreadTimeOut(true);
    }

    void ring(String person, StoredMatch match, String seat) {
        pool.execute(() -> call(person, match, seat));
    }

    private void call(String person, StoredMatch match, String seat) {
        try {
            String url = store.people().webhook(person);
            if (url == null) {
                return;
            }
            URI address = URI.create(url);
            if (!insideToo && isInside(address.getHost())) {
                return;
            }
            String body = Json.write(Tree.branch()
                    .put("table", match.id())
                    .put("game", match.game())
                    .put("seat", seat)
                    .put("path", "/table/" + match.id())
                    .done());
            HttpRequest request = HttpRequest.newBuilder(address)
                    .timeout(PATIENCE)
                    .header("Content-Type", "application/json")
                    .POST(HttpRequest.BodyPublishers.ofString(body))
                    .build();
            client.send(request, BodyHandlers.discarding());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } catch (java.io.IOException | RuntimeException e) {
            LOG.debugf("nobody heard the bell for a turn: %s", e.getMessage());
        }
    }

    /** Says whether an address lies inside the host's own network; what cannot be found counts as inside. */
    public static boolean isInside(String host) {
        try {
            for (InetAddress address : InetAddress.getAllByName(host)) {
                byte[] bytes = address.getAddress();
                // fc00::/7, the private addresses of IPv6; 100.64/10, those of providers
                boolean unique = bytes.length == 16 && (bytes[0] & 0xfe) == 0xfc;
                boolean shared = bytes.length == 4 && bytes[0] == 100 && (bytes[1] & 0xc0) == 64;
                if (unique
                        || shared
                        || address.isLoopbackAddress()
                        || address.isAnyLocalAddress()
                        || address.isLinkLocalAddress()
                        || address.isSiteLocalAddress()
                        || address.isMulticastAddress()) {
                    return true;
                }
            }
            return false;
        } catch (UnknownHostException e) {
            return true;
        }
    }

    @Override
    public void close() {
        pool.shutdownNow();
    }
}

package broadside.server.tables;

import broadside.engine.tree.Json;
import broadside.engine.tree.Tree;
import broadside.server.store.Store;
import broadside.server.store.StoredMatch;
import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
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
    private static final int MOST_CALLS = 64;
    private static final int MOST_TO_ONE_HOST = 4;

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
    /** How many calls are under way to each host: one that answers slowly keeps nobody else's bell from ringing. */
    private final Map<String, Integer> underWay = new ConcurrentHashMap<>();

    private final Set<CompletableFuture<?>> calls = ConcurrentHashMap.newKeySet();

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
            if (!insideToo && Inside.is(address.getHost())) {
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
            call(address.getHost(), request);
        } catch (RuntimeException e) {
            LOG.debugf("nobody heard the bell for a turn: %s", e.getMessage());
        }
    }

    private void call(String host, HttpRequest request) {
        if (underWay.merge(host, 1, Integer::sum) > MOST_TO_ONE_HOST || calls.size() >= MOST_CALLS) {
            release(host);
            return;
        }
        CompletableFuture<HttpResponse<InputStream>> asked = client.sendAsync(request, BodyHandlers.ofInputStream());
        calls.add(asked);
        // The time of a request ends with the headers of its answer; this one ends the call whatever comes.
        asked.copy().orTimeout(PATIENCE.toMillis(), TimeUnit.MILLISECONDS).whenComplete((answer, failure) -> {
            if (answer != null) {
                closeUnread(answer);
            } else {
                asked.cancel(true);
            }
            calls.remove(asked);
            release(host);
        });
    }

    /** Whoever answers is not listened to, however much he has to say. */
    private static void closeUnread(HttpResponse<InputStream> answer) {
        try {
            answer.body().close();
        } catch (IOException gone) {
            LOG.debugf("an answer to the bell broke off: %s", gone.getMessage());
        }
    }

    private void release(String host) {
        underWay.computeIfPresent(host, (name, count) -> count == 1 ? null : count - 1);
    }

    /** Waits until everything that was to ring has rung: for tests. */
    void finish() throws InterruptedException {
        pool.shutdown();
        pool.awaitTermination(PATIENCE.toSeconds() * LONGEST_QUEUE, TimeUnit.SECONDS);
        while (!calls.isEmpty()) {
            Thread.sleep(1);
        }
    }

    @Override
    public void close() {
        pool.shutdownNow();
        calls.forEach(call -> call.cancel(true));
    }
}

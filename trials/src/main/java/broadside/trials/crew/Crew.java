package broadside.trials.crew;

import io.vertx.core.Vertx;
import io.vertx.core.VertxOptions;
import io.vertx.core.http.WebSocketClient;
import io.vertx.core.http.WebSocketClientOptions;
import java.io.IOException;
import java.net.URI;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;

/** Brings scripted players to tables. All of them live on one thread. */
public final class Crew implements AutoCloseable {
    private static final int MANY = 20_000;
    private static final List<String> NAMES = List.of("Ann", "Bob", "Cat", "Dan", "Eve", "Fay");

    private final Vertx vertx = Vertx.vertx(new VertxOptions().setEventLoopPoolSize(1));
    private final WebSocketClient client = vertx.createWebSocketClient(new WebSocketClientOptions()
            .setMaxConnections(MANY)
            .setMaxMessageSize(4 << 20)
            .setMaxFrameSize(4 << 20));
    private final SplittableRandom dice;

    public Crew(long seed) {
        this.dice = new SplittableRandom(seed);
    }

    public Vertx vertx() {
        return vertx;
    }

    /**
     * Opens a table, lets everybody sit down and connects them. Blocks; not for the players' thread.
     *
     * @param ports where each seat connects, in turn
     */
    public List<Sailor> muster(URI server, List<Integer> ports, int seats, Sailor.Watch watch)
            throws IOException, InterruptedException {
        Lobby lobby = new Lobby(server);
        return muster(lobby, ports, seats, watch);
    }

    public List<Sailor> muster(Lobby lobby, List<Integer> ports, int seats, Sailor.Watch watch)
            throws IOException, InterruptedException {
        return muster(lobby, ports, seats, false, watch);
    }

    /** Opens a table, where wanted with a captain at one seat more. */
    public synchronized List<Sailor> muster(
            Lobby lobby, List<Integer> ports, int seats, boolean captain, Sailor.Watch watch)
            throws IOException, InterruptedException {
        List<String> tokens = new ArrayList<>();
        for (int seat = 0; seat < seats; seat++) {
            tokens.add(lobby.comeIn(NAMES.get(seat)));
        }
        String table = lobby.open(tokens.get(0), "spanish-main", NAMES.get(0), seats, captain);
        for (int seat = 1; seat < seats; seat++) {
            lobby.sit(tokens.get(seat), table, seat, NAMES.get(seat));
        }
        List<Sailor> sailors = new ArrayList<>();
        for (int seat = 0; seat < seats; seat++) {
            int port = ports.get(seat % ports.size());
            sailors.add(new Sailor(vertx, client, port, table, tokens.get(seat), NAMES.get(seat), dice.split(), watch));
        }
        for (Sailor sailor : sailors) {
            vertx.runOnContext(now -> sailor.board());
        }
        return sailors;
    }

    @Override
    public void close() {
        try {
            vertx.close().toCompletionStage().toCompletableFuture().get(10, TimeUnit.SECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } catch (java.util.concurrent.ExecutionException | java.util.concurrent.TimeoutException e) {
            throw new IllegalStateException("the players do not leave", e);
        }
    }
}

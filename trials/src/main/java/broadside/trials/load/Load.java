package broadside.trials.load;

import broadside.trials.Words;
import broadside.trials.crew.Crew;
import broadside.trials.crew.Lobby;
import broadside.trials.crew.Sailor;
import broadside.trials.ship.Hold;
import broadside.trials.ship.Ship;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;

/** Lets many tables play at a given rate, then faster and faster until the slowest in a hundred waits too long. */
public final class Load {
    private static final double TOO_LONG_MILLIS = 250;

    private final Words words;
    private final PrintStream out;
    private final Measure measure = new Measure();
    private final ExecutorService opener = Executors.newSingleThreadExecutor(task -> {
        Thread thread = new Thread(task, "opener");
        thread.setDaemon(true);
        return thread;
    });
    private final AtomicInteger live = new AtomicInteger();
    private volatile int every;
    private volatile boolean begun;

    public Load(Words words, PrintStream out) {
        this.words = words;
        this.out = out;
        this.every = words.number("every");
    }

    /** Returns the flags and what holds without them. */
    public static Map<String, String> defaults() {
        return Map.of(
                "store", "sqlite",
                "tables", "500",
                "seats", "4",
                "every", "1000",
                "seconds", "60",
                "warm", "60",
                "ramp", "yes",
                "server-core", "1",
                "heap", "1g");
    }

    /** Runs the trial; says whether there was no error. */
    public boolean run() throws Exception {
        Path folder = Files.createTempDirectory("broadside-load");
        List<String> before = words.text("server-core").equals("any")
                ? List.of()
                : List.of("taskset", "-c", words.text("server-core"));
        try (Hold hold = Hold.named(words.text("store"), folder);
                Ship ship =
                        new Ship(hold, folder.resolve("server.log"), before, List.of("-Xmx" + words.text("heap")))) {
            out.println("ready after " + ship.start() + " ms");
            ship.close();
            out.println("ready after " + ship.start() + " ms when started again");
            Thread.sleep(2000);
            out.println("memory at start: " + ship.residentKib() / 1024 + " MiB");
            try (Crew crew = new Crew(7)) {
                openAll(crew, ship);
                begun = true;
                // a server that has just started still compiles itself; that is told by the start, not by the rate
                Thread.sleep(words.number("warm") * 1000L);
                trial(ship, words.number("seconds"));
                if (words.text("ramp").equals("yes")) {
                    ramp(ship);
                }
                opener.shutdownNow();
            }
        }
        measure.firstErrors().forEach(out::println);
        return measure.errors() == 0;
    }

    private void openAll(Crew crew, Ship ship) throws IOException, InterruptedException {
        Lobby lobby = new Lobby(ship.address());
        SplittableRandom dice = new SplittableRandom(3);
        long began = System.nanoTime();
        for (int i = 0; i < words.number("tables"); i++) {
            open(crew, lobby, ship, dice.nextInt(Math.max(1, every)));
        }
        out.printf(
                Locale.ROOT,
                "%d tables, %d sockets opened in %.1f s%n",
                live.get(),
                live.get() * words.number("seats"),
                (System.nanoTime() - began) / 1e9);
    }

    private void open(Crew crew, Lobby lobby, Ship ship, int firstAfter) throws IOException, InterruptedException {
        LoadedTable table = new LoadedTable(crew.vertx(), measure, () -> every, () -> begun, done -> {
            live.decrementAndGet();
            // a match that ends makes room for another, so that the load stays the same
            if (opener.isShutdown()) {
                return;
            }
            opener.execute(() -> {
                try {
                    open(crew, lobby, ship, every);
                } catch (IOException e) {
                    measure.error("no new table: " + e.getMessage());
                } catch (InterruptedException e) {
                    Thread.currentThread().interrupt();
                }
            });
        });
        List<Sailor> sailors = new ArrayList<>(crew.muster(lobby, List.of(ship.port()), words.number("seats"), table));
        crew.vertx().runOnContext(now -> table.manned(sailors, firstAfter));
        live.incrementAndGet();
    }

    private Measure.Result trial(Ship ship, int seconds) throws IOException, InterruptedException {
        Thread.sleep(5000);
        measure.begin();
        long processor = ship.processorMillis();
        Thread.sleep(seconds * 1000L);
        Measure.Result result = measure.result();
        out.printf(
                Locale.ROOT,
                "every %d ms: %.0f choices/s at %d tables, %d updates, p50 %.1f ms, p99 %.1f ms, slowest %.0f ms;"
                        + " sent late p99 %.0f ms; server %d %% of a core, %d MiB; errors %d%n",
                every,
                result.choicesPerSecond(),
                live.get(),
                result.updates(),
                result.p50(),
                result.p99(),
                result.max(),
                result.late(),
                (ship.processorMillis() - processor) / (seconds * 10L),
                ship.residentKib() / 1024,
                result.errors());
        return result;
    }

    private void ramp(Ship ship) throws IOException, InterruptedException {
        double best = 0;
        while (every > 20) {
            every = Math.max(10, every * 3 / 4);
            Measure.Result result = trial(ship, 20);
            if (result.p99() > TOO_LONG_MILLIS) {
                break;
            }
            best = Math.max(best, result.choicesPerSecond());
        }
        out.printf(Locale.ROOT, "highest rate with p99 below %.0f ms: %.0f choices/s%n", TOO_LONG_MILLIS, best);
    }
}

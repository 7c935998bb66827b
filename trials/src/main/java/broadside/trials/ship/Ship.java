package broadside.trials.ship;

import java.io.File;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/** Is a server under trial: a process of its own that can be killed and started again at the same address. */
public final class Ship implements AutoCloseable {
    private static final Duration PATIENCE = Duration.ofSeconds(90);
    private static final int LOOK_EVERY_MILLIS = 20;
    private static final String MAIN = "broadside.server.Main";

    private final HttpClient http =
            HttpClient.newBuilder().connectTimeout(Duration.ofSeconds(2)).build();
    private final int port = FreePort.find();
    private final Hold hold;
    private final Path log;
    private final List<String> before;
    private final List<String> javaOptions;
    private boolean limits;
    private @Nullable Path game;
    private @Nullable Process process;

    /**
     * Makes a server that does not run yet.
     *
     * @param before what stands before the command, such as {@code taskset -c 1}
     */
    public Ship(Hold hold, Path log, List<String> before, List<String> javaOptions) {
        this.hold = hold;
        this.log = log;
        this.before = before;
        this.javaOptions = javaOptions;
    }

    /** Makes a server that starts quickly and need not be fast for long. */
    public Ship(Hold hold, Path log) {
        this(hold, log, List.of(), List.of("-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC"));
    }

    /** Leaves on what keeps anybody from asking too much, as a host has it. */
    public Ship withLimits() {
        limits = true;
        return this;
    }

    /** Puts the jar of a further game beside the server's own: a game on the class path is found. */
    public Ship with(Path furtherGame) {
        game = furtherGame;
        return this;
    }

    /** Returns the jar of the server, or null if it has not been built. */
    public static @Nullable Path jar() {
        String named = System.getProperty("broadside.server.jar", "server/target/broadside-server.jar");
        Path jar = Path.of(named).toAbsolutePath().normalize();
        return Files.isRegularFile(jar) ? jar : null;
    }

    public int port() {
        return port;
    }

    public URI address() {
        return URI.create("http://localhost:" + port);
    }

    /** Starts the server and waits until it is ready; returns how many milliseconds that took. */
    public long start() throws IOException, InterruptedException {
        Path jar = jar();
        if (jar == null) {
            throw new IOException("the server is not built; run: mvn -pl server -am package -DskipTests");
        }
        List<String> command = new ArrayList<>(before);
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(javaOptions);
        if (game == null) {
            command.addAll(List.of("-jar", jar.toString()));
        } else {
            command.addAll(List.of("-cp", jar + File.pathSeparator + game, MAIN));
        }
        command.addAll(List.of("serve", "--port", Integer.toString(port)));
        command.addAll(hold.flags());
        ProcessBuilder builder = new ProcessBuilder(command).redirectErrorStream(true);
        builder.redirectOutput(ProcessBuilder.Redirect.appendTo(log.toFile()));
        // All players of most trials come from one address.
        builder.environment().put("BROADSIDE_LIMITS_ENABLED", Boolean.toString(limits));
        // Captains hesitate for people who look on; nobody does here.
        builder.environment().put("BROADSIDE_TABLES_CAPTAIN_PACE", "0");
        long began = System.nanoTime();
        Process fresh = builder.start();
        process = fresh;
        long until = began + PATIENCE.toNanos();
        while (!isReady()) {
            if (!fresh.isAlive()) {
                throw new IOException("the server stopped while starting; its log is " + log);
            }
            if (System.nanoTime() > until) {
                throw new IOException(
                        "the server is not ready after " + PATIENCE.toSeconds() + " s; its log is " + log);
            }
            Thread.sleep(LOOK_EVERY_MILLIS);
        }
        return TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - began);
    }

    /** Says whether the server answers that it is ready. */
    public boolean isReady() throws InterruptedException {
        try {
            HttpRequest ask = HttpRequest.newBuilder(address().resolve("/q/health/ready"))
                    .timeout(Duration.ofSeconds(5))
                    .build();
            return http.send(ask, HttpResponse.BodyHandlers.discarding()).statusCode() == 200;
        } catch (IOException notYet) {
            return false;
        }
    }

    /** Ends the process at once, as a power cut would (kill -9). */
    public void kill() throws InterruptedException {
        Process running = process;
        if (running != null) {
            running.toHandle().destroyForcibly();
            running.waitFor();
        }
    }

    /** Returns how many KiB of memory the process holds, or -1 where that cannot be known. */
    public long residentKib() throws IOException {
        Process running = process;
        if (running == null) {
            return -1;
        }
        Path status = Path.of("/proc", Long.toString(running.pid()), "status");
        if (!Files.exists(status)) {
            return -1;
        }
        for (String line : Files.readAllLines(status)) {
            if (line.startsWith("VmRSS:")) {
                return Long.parseLong(line.replaceAll("[^0-9]", ""));
            }
        }
        return -1;
    }

    /** Returns how many milliseconds of processor time it has used. */
    public long processorMillis() {
        Process running = process;
        return running == null
                ? 0
                : running.toHandle()
                        .info()
                        .totalCpuDuration()
                        .orElse(Duration.ZERO)
                        .toMillis();
    }

    /** Asks the server to stop (SIGTERM), waits until it has, and returns its exit code. */
    public int stop() throws InterruptedException {
        Process running = process;
        if (running == null) {
            throw new IllegalStateException("the server does not run");
        }
        running.destroy();
        return running.waitFor();
    }

    /** Asks the server to stop, and waits until it has. */
    @Override
    public void close() throws InterruptedException {
        Process running = process;
        if (running != null) {
            running.destroy();
            if (!running.waitFor(20, TimeUnit.SECONDS)) {
                kill();
            }
        }
    }
}

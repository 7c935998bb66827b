package broadside.trials.attack;

import broadside.trials.Words;
import broadside.trials.crew.Crew;
import broadside.trials.crew.Lobby;
import broadside.trials.ship.Hold;
import broadside.trials.ship.Ship;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.TimeUnit;

/** Attacks a server in a way that once brought it down, while two people play beside it, and says how they fared. */
public final class Attack {
    private static final Map<String, Raid> RAIDS = Map.of(
            "C1", new StoodUp(),
            "H1", new EndedToken(),
            "H3", new PackedBomb(),
            "H4", new Crowd(),
            "H5", new Hoard(),
            "H7", new Questions());

    private final Words words;
    private final PrintStream out;

    public Attack(Words words, PrintStream out) {
        this.words = words;
        this.out = out;
    }

    /** Returns the flags and what holds without them; {@code most} is the longest p99 in milliseconds, 0: any. */
    public static Map<String, String> defaults() {
        return Map.of("finding", "", "seconds", "120", "most", "100", "warm", "20");
    }

    /** Runs the attack; says whether it failed to hurt anybody. */
    public boolean run() throws Exception {
        String finding = words.text("finding");
        Raid raid = RAIDS.get(finding);
        if (raid == null) {
            throw new IllegalArgumentException("--finding is one of "
                    + String.join(", ", RAIDS.keySet().stream().sorted().toList()));
        }
        int seconds = words.number("seconds");
        Path folder = Files.createTempDirectory("broadside-attack");
        Path log = folder.resolve("server.log");
        List<String> options = finding.equals("H5")
                ? List.of("-Xmx256m", "-XX:+ExitOnOutOfMemoryError")
                : List.of("-Xmx512m", "-XX:+ExitOnOutOfMemoryError");
        out.println(
                "Attack " + finding + " for " + seconds + " s, server with " + options.get(0) + "; its log is " + log);
        List<String> complaints = new ArrayList<>();
        Bystander bystander;
        String done;
        try (Hold hold = Hold.sqlite(folder);
                Ship ship = new Ship(hold, log, List.of(), options).withLimits();
                Crew crew = new Crew(1)) {
            ship.start();
            Lobby lobby = new Lobby(ship.address());
            bystander = new Bystander(crew, lobby, ship.port(), finding.equals("H7"));
            bystander.begin();
            // A server that has just started is slow for everybody; what is measured is the attack.
            Thread.sleep(TimeUnit.SECONDS.toMillis(words.number("warm")));
            bystander.measureFromNowOn();
            long until = System.nanoTime() + TimeUnit.SECONDS.toNanos(seconds);
            done = raid.run(new Raid.Sea(ship.port(), lobby, until), complaints);
            bystander.awaitChoice();
            complaints.addAll(bystander.end());
            if (!ship.isReady()) {
                complaints.add("the server is not ready afterwards");
            }
            out.println("Done: " + done + "; the server holds " + ship.residentKib() / 1024 + " MiB");
        }
        read(log, complaints);
        report(Objects.requireNonNull(bystander), complaints);
        return complaints.isEmpty();
    }

    /** Looks into the log for what nobody was told. */
    private static void read(Path log, List<String> complaints) throws Exception {
        for (String bad : List.of("OutOfMemoryError", "gave no answer", " ERROR ")) {
            long count;
            try (var lines = Files.lines(log)) {
                count = lines.filter(line -> line.contains(bad)).count();
            }
            if (count > 0) {
                complaints.add("the log says " + count + " times '" + bad.strip() + "'");
            }
        }
    }

    private void report(Bystander bystander, List<String> complaints) {
        double p99 = bystander.choices().millis(0.99);
        int most = words.number("most");
        out.printf(
                "Beside it: %s; a choice took %.1f ms (p50), %.1f ms (p99)%n",
                bystander.summary(), bystander.choices().millis(0.5), p99);
        if (most > 0 && p99 > most) {
            complaints.add("choices took longer than " + most + " ms (p99)");
        }
        out.println(complaints.isEmpty() ? "The server held." : complaints.size() + " complaints:");
        complaints.stream().limit(20).forEach(out::println);
    }
}

package broadside.trials.kill;

import broadside.trials.Words;
import broadside.trials.ship.Hold;
import broadside.trials.ship.Ship;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;

/** Kills servers at random moments while many matches run; afterwards everything they acknowledged must be there. */
public final class KillSoak {
    private final Words words;
    private final PrintStream out;

    public KillSoak(Words words, PrintStream out) {
        this.words = words;
        this.out = out;
    }

    /** Returns the flags and what holds without them. */
    public static Map<String, String> defaults() {
        return Map.of(
                "store", "sqlite",
                "games", "50",
                "kills", "200",
                "nodes", "1",
                "least", "2000",
                "most", "10000",
                "think", "2000",
                "seed", "1");
    }

    /** Runs the trial; says whether every promise was kept and every match came to its end. */
    public boolean run() throws Exception {
        int kills = words.number("kills");
        int games = words.number("games");
        SplittableRandom dice = new SplittableRandom(words.number("seed"));
        Path folder = Files.createTempDirectory("broadside-kills");
        List<Ship> ships = new ArrayList<>();
        try (Hold hold = Hold.named(words.text("store"), folder)) {
            for (int node = 0; node < words.number("nodes"); node++) {
                ships.add(new Ship(hold, folder.resolve("server" + node + ".log")));
            }
            out.println(kills + " kills on " + hold + ", " + ships.size() + " node(s), " + games + " games; logs in "
                    + folder);
            try (Fleet fleet = new Fleet(ships, hold, words.number("seed"), words.number("think"))) {
                for (Ship ship : ships) {
                    ship.start();
                }
                fleet.keepAtSea(games, 60_000);
                long restarts = 0;
                for (int kill = 1; kill <= kills; kill++) {
                    int span = Math.max(1, words.number("most") - words.number("least"));
                    Thread.sleep(words.number("least") + dice.nextInt(span));
                    Ship victim = ships.get(dice.nextInt(ships.size()));
                    victim.kill();
                    fleet.checkStore();
                    restarts += victim.start();
                    fleet.keepAtSea(games, 60_000);
                    if (kill % 10 == 0) {
                        out.printf(
                                "%d kills, %d choices acknowledged, %d matches begun, %d complaints%n",
                                kill,
                                fleet.promises(),
                                fleet.launched(),
                                fleet.complaints().size());
                    }
                }
                fleet.bringHome(600_000);
                fleet.checkStore();
                int good = fleet.checkRecords();
                report(fleet, kills, restarts, good);
                return fleet.complaints().isEmpty() && good == fleet.launched();
            } finally {
                // before the store: a server whose database goes first would complain at length
                for (Ship ship : ships) {
                    ship.close();
                }
            }
        }
    }

    private void report(Fleet fleet, int kills, long restarts, int good) {
        out.printf(
                "%d kills (ready again after %d ms on average), %d choices acknowledged, %d of %d matches finished and"
                        + " verified%n",
                kills, kills == 0 ? 0 : restarts / kills, fleet.promises(), good, fleet.launched());
        List<String> complaints = fleet.complaints();
        out.println(complaints.isEmpty() ? "Nothing was lost." : complaints.size() + " complaints:");
        complaints.stream().limit(40).forEach(out::println);
    }
}

package broadside.trials.kill;

import broadside.engine.match.Finding;
import broadside.engine.match.Replay;
import broadside.trials.crew.Crew;
import broadside.trials.crew.Lobby;
import broadside.trials.ship.Hold;
import broadside.trials.ship.Ship;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.TimeUnit;

/** Keeps a number of matches going on one or several servers, and checks at any time that no promise was broken. */
public final class Fleet implements AutoCloseable {
    private static final int RETRY_MILLIS = 200;

    private final List<Ship> ships;
    private final Hold hold;
    private final Crew crew;
    private final SplittableRandom dice;
    private final List<Voyage> voyages = new CopyOnWriteArrayList<>();
    private final ConcurrentLinkedQueue<String> complaints = new ConcurrentLinkedQueue<>();
    private volatile int longestThought;

    public Fleet(List<Ship> ships, Hold hold, long seed, int longestThought) {
        this.ships = ships;
        this.hold = hold;
        this.crew = new Crew(seed);
        this.dice = new SplittableRandom(seed + 1);
        this.longestThought = longestThought;
    }

    /** Opens matches until so many are under way. The servers may be killed meanwhile: it tries again. */
    public void keepAtSea(int matches, long patienceMillis) throws InterruptedException {
        long until = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(patienceMillis);
        while (atSea() < matches) {
            try {
                launch();
            } catch (IOException down) {
                if (System.nanoTime() > until) {
                    complaints.add("no table could be opened: " + down.getMessage());
                    return;
                }
                Thread.sleep(RETRY_MILLIS);
            }
        }
    }

    private void launch() throws IOException, InterruptedException {
        int seats = 2 + dice.nextInt(3);
        Voyage voyage = new Voyage(
                crew.vertx(),
                dice.split(),
                seats,
                () -> longestThought,
                (who, says) -> complaints.add(who + " " + says));
        List<Integer> ports = ships.stream().map(Ship::port).toList();
        Ship first = ships.get(voyages.size() % ships.size());
        voyage.manned(crew.muster(new Lobby(first.address()), ports, seats, voyage));
        voyages.add(voyage);
    }

    public int atSea() {
        return (int) voyages.stream().filter(voyage -> !voyage.isOver()).count();
    }

    public int launched() {
        return voyages.size();
    }

    /** Returns how many choices have been acknowledged. */
    public int promises() {
        return voyages.stream().mapToInt(voyage -> voyage.promises().count()).sum();
    }

    public List<String> complaints() {
        return new ArrayList<>(complaints);
    }

    /** Looks into the store for every choice acknowledged so far; what is missing becomes a complaint. */
    public void checkStore() throws SQLException {
        Map<Voyage, Set<String>> promised = new HashMap<>();
        for (Voyage voyage : voyages) {
            if (!voyage.isOver()) {
                promised.put(voyage, voyage.promises().soFar());
            }
        }
        for (Map.Entry<Voyage, Set<String>> one : promised.entrySet()) {
            String match = one.getKey().match();
            Set<String> missing = Promises.missing(one.getValue(), hold.record(match));
            if (!missing.isEmpty()) {
                complaints.add("LOST in the store: " + match + " " + missing);
            }
        }
    }

    /** Lets everybody play on quickly to the end; says whether all came there. */
    public boolean bringHome(long patienceMillis) throws InterruptedException {
        longestThought = 5;
        long until = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(patienceMillis);
        while (atSea() > 0 && System.nanoTime() < until) {
            Thread.sleep(50);
        }
        voyages.stream()
                .filter(voyage -> !voyage.isOver())
                .forEach(voyage -> complaints.add("never came to its end: " + voyage.match()));
        return atSea() == 0;
    }

    /** Fetches every finished record as anybody can, verifies it and looks for the promises in it. */
    public int checkRecords() throws IOException, InterruptedException {
        Lobby lobby = new Lobby(ships.get(0).address());
        int good = 0;
        for (Voyage voyage : voyages) {
            if (voyage.isOver()) {
                String record = lobby.record(voyage.match());
                Set<String> missing = Promises.missing(
                        voyage.promises().soFar(), record.lines().toList());
                List<Finding> findings = Replay.verify(record.getBytes(StandardCharsets.UTF_8));
                if (missing.isEmpty() && findings.isEmpty()) {
                    good++;
                } else {
                    complaints.add("BAD RECORD: " + voyage.match() + " misses " + missing + ", findings " + findings);
                }
            }
        }
        return good;
    }

    @Override
    public void close() {
        crew.close();
    }
}

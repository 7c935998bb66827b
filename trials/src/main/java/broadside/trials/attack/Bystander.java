package broadside.trials.attack;

import broadside.trials.crew.Crew;
import broadside.trials.crew.Lobby;
import broadside.trials.crew.Sailor;
import broadside.trials.load.Latencies;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * Two people who play beside an attack, at an honest pace, one match after another; one of them comes in anew every few
 * seconds. It is measured how long their choices take and whether anybody is ever kept out.
 */
final class Bystander implements Sailor.Watch {
    private static final int THINK_MILLIS = 250;
    private static final int AGAIN_MILLIS = 10_000;
    private static final long PATIENCE_NANOS = 5_000_000_000L;
    private static final long LONGEST_WAIT_NANOS = 60_000_000_000L;

    private final Crew crew;
    private final Lobby lobby;
    private final int port;
    private final boolean captain;
    private final Latencies choices = new Latencies();
    private final Map<Sailor, Long> sent = new HashMap<>();
    private final Map<Sailor, Long> boarded = new HashMap<>();
    private final List<String> complaints = new CopyOnWriteArrayList<>();
    private volatile List<Sailor> sailors = List.of();
    private volatile boolean done;
    private final AtomicInteger chosen = new AtomicInteger();
    private int matches;
    private int comings;

    Bystander(Crew crew, Lobby lobby, int port, boolean captain) {
        this.crew = crew;
        this.lobby = lobby;
        this.port = port;
        this.captain = captain;
    }

    /** Opens the first table. Blocks; not for the players' thread. */
    void begin() throws Exception {
        sailors = crew.muster(lobby, List.of(port), 2, captain, this);
        matches++;
        crew.vertx().setPeriodic(AGAIN_MILLIS, id -> comeAgain());
    }

    /** Forgets how long choices took so far. */
    void measureFromNowOn() {
        crew.vertx().runOnContext(now -> {
            choices.clear();
            chosen.set(0);
        });
    }

    private void comeAgain() {
        if (!done && !sailors.isEmpty()) {
            Sailor one = sailors.get(0);
            boarded.put(one, System.nanoTime());
            comings++;
            one.comeAnew();
            crew.vertx().setTimer(PATIENCE_NANOS / 1_000_000, id -> {
                if (boarded.containsKey(one) && !done) {
                    complaints.add("somebody with a seat was kept out for 5 seconds");
                }
            });
        }
    }

    @Override
    public void updated(Sailor sailor) {
        boarded.remove(sailor);
    }

    @Override
    public void asked(Sailor sailor) {
        boarded.remove(sailor);
        crew.vertx().setTimer(THINK_MILLIS, id -> {
            if (sailor.canAnswer() && !done) {
                sent.put(sailor, System.nanoTime());
                sailor.answer();
            }
        });
    }

    @Override
    public void acknowledged(Sailor sailor, int decision) {
        Long since = sent.remove(sailor);
        if (since != null) {
            chosen.incrementAndGet();
            choices.add(System.nanoTime() - since);
        }
    }

    @Override
    public void ended(Sailor sailor) {
        boolean first = !sailors.isEmpty() && sailor == sailors.get(0);
        boarded.remove(sailor);
        if (first && !done) {
            sailors = List.of();
            crew.vertx().executeBlocking(() -> {
                sailors = crew.muster(lobby, List.of(port), 2, captain, this);
                matches++;
                return matches;
            });
        }
    }

    @Override
    public void complaint(Sailor sailor, String says) {
        complaints.add(sailor.seat() + ": " + says);
    }

    /** Waits until somebody has made a choice, however slow the machine is; then it is known that play goes on. */
    void awaitChoice() throws InterruptedException {
        long until = System.nanoTime() + LONGEST_WAIT_NANOS;
        while (chosen.get() == 0 && System.nanoTime() < until) {
            Thread.sleep(20);
        }
    }

    /** Ends play; says whether everything was as it should be. */
    List<String> end() {
        done = true;
        sailors.forEach(sailor -> crew.vertx().runOnContext(now -> sailor.leave()));
        if (chosen.get() == 0) {
            complaints.add("nobody could make a single choice");
        }
        return List.copyOf(complaints);
    }

    Latencies choices() {
        return choices;
    }

    String summary() {
        return choices.count() + " choices in " + matches + " matches, " + comings + " times come in anew";
    }
}

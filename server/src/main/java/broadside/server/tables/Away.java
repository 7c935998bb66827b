package broadside.server.tables;

import broadside.engine.table.Clock;
import broadside.engine.tree.Field;
import broadside.engine.tree.Tree;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Watches who is away from a match that waits for him, lets the others decide what to do, and lets people agree on a
 * pause. What was voted is known to this node alone and forgotten at a restart.
 */
final class Away {
    private static final long VOTE_MILLIS = 120_000;

    private final Hosting<?> hosting;
    private final Clock clock;
    private final long patience;
    private final Consumer<Tree.Branch> all;
    private final Supplier<Set<Integer>> here;
    private final Map<Integer, Long> goneSince = new HashMap<>();
    /** Seats about which the others chose to wait, until they come back or are late again. */
    private final Set<Integer> waitedFor = new HashSet<>();

    private final Set<Integer> wantPause = new HashSet<>();
    private final long begun;
    private @Nullable Absence absence;

    Away(Hosting<?> hosting, Clock clock, long patience, Consumer<Tree.Branch> all, Supplier<Set<Integer>> here) {
        this.hosting = hosting;
        this.clock = clock;
        this.patience = patience;
        this.all = all;
        this.here = here;
        this.begun = clock.millis();
    }

    void presence(int seat, boolean comes) {
        Absence open = absence;
        if (comes) {
            goneSince.remove(seat);
            waitedFor.remove(seat);
            if (open != null && open.seat == seat) {
                settled();
            }
        } else {
            goneSince.put(seat, clock.millis());
        }
    }

    /** Notes that a seat's time ran out. */
    void late(int seat) {
        waitedFor.remove(seat);
        begin(seat, clock.millis());
    }

    /** Looks whether the match waits for somebody who has long been gone, and whether a vote is over. */
    void look() {
        if (hosting.isOver()) {
            if (absence != null) {
                settled();
            }
            return;
        }
        decide();
        for (int seat : hosting.asked()) {
            long gone = goneSince.getOrDefault(seat, begun);
            if (!here.get().contains(seat) && clock.millis() - gone > patience && !waitedFor.contains(seat)) {
                begin(seat, gone);
            }
        }
    }

    private void begin(int seat, long since) {
        boolean person = hosting.people().contains(seat);
        if (absence != null || !person || voters(seat).isEmpty() || !hosting.leads()) {
            return;
        }
        Absence fresh = new Absence(seat, since, clock.millis() + VOTE_MILLIS);
        absence = fresh;
        all.accept(fresh.message(hosting.names()));
        clock.at(fresh.until, this::decide);
    }

    /** Returns who may vote: people at other seats who are here. */
    private List<Integer> voters(int absent) {
        return hosting.people().stream()
                .filter(seat -> seat != absent && here.get().contains(seat))
                .toList();
    }

    /** Takes a vote; returns why it cannot be taken, or null. */
    @Nullable
    String vote(int seat, Tree message) {
        Field choice = Message.field(message, Set.of("for")).need("for");
        if (!Absence.OPTIONS.contains(choice.text())) {
            throw choice.wrong("expected one of " + String.join(", ", Absence.OPTIONS));
        }
        Absence open = absence;
        if (open == null) {
            return "server.absence.none";
        }
        if (open.seat == seat || !hosting.people().contains(seat)) {
            return "server.absence.others";
        }
        open.vote(seat, choice.text());
        all.accept(open.message(hosting.names()));
        decide();
        return null;
    }

    private void decide() {
        Absence open = absence;
        String decided = open == null ? null : open.decided(voters(open.seat), clock.millis());
        if (open == null || decided == null) {
            return;
        }
        settled();
        if (decided.equals("wait")) {
            waitedFor.add(open.seat);
        } else {
            hosting.settle(open.seat, decided);
        }
    }

    private void settled() {
        absence = null;
        all.accept(Absence.settled());
    }

    /** Tells a visitor what there is to decide. */
    void tell(Visitor visitor) {
        if (absence != null) {
            visitor.send(absence.message(hosting.names()));
        }
    }

    /** Notes that a seat wants a pause, or to go on: all must agree on the one, one is enough for the other. */
    @Nullable
    String pause(int seat, boolean on) {
        if (!hosting.people().contains(seat)) {
            return "engine.vote.people";
        }
        if (on) {
            wantPause.add(seat);
        } else {
            wantPause.clear();
        }
        hosting.pause(wantPause.containsAll(hosting.people()));
        return null;
    }
}

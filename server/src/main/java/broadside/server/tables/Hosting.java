package broadside.server.tables;

import broadside.engine.chance.Fairness;
import broadside.engine.game.Game;
import broadside.engine.game.OptionValues;
import broadside.engine.game.Setup;
import broadside.engine.match.Header;
import broadside.engine.match.JournalFault;
import broadside.engine.match.Match;
import broadside.engine.match.Replay;
import broadside.engine.match.Sitter;
import broadside.engine.match.Terms;
import broadside.engine.play.Decision;
import broadside.engine.play.Pending;
import broadside.engine.play.Position;
import broadside.engine.table.Clock;
import broadside.engine.table.Desk;
import broadside.engine.table.Pace;
import broadside.engine.table.Request;
import broadside.engine.table.Table;
import broadside.engine.table.Viewer;
import broadside.engine.tree.Field;
import broadside.engine.tree.Tree;
import broadside.server.lobby.Plan;
import broadside.server.store.Attention;
import broadside.server.store.FreshId;
import broadside.server.store.Overtaken;
import broadside.server.store.StoreFault;
import broadside.server.store.StoredJournal;
import broadside.server.store.StoredMatch;
import broadside.server.store.StoredSeat;
import java.nio.charset.StandardCharsets;
import java.security.SecureRandom;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;
import java.util.function.IntConsumer;
import org.jboss.logging.Logger;
import org.jspecify.annotations.Nullable;

/**
 * Hosts the match of one table: the record in the store is the truth, this is a copy of it that people play on.
 *
 * <p>Whenever the store did not take an entry, because another node was faster or the database went away, the match is
 * read again and put back on the table; viewers get what is new for them, and the request is tried once more.
 */
final class Hosting<P extends Position> {
    private static final Logger LOG = Logger.getLogger(Hosting.class);
    private static final SecureRandom RANDOM = new SecureRandom();

    private final House house;
    private final String id;
    private final Game<P> game;
    private final Plan plan;
    private final Clock clock;
    private final Table<P> table;
    private final Map<Visitor, Viewer<P>> viewers = new HashMap<>();
    private final Map<Visitor, Desk<P>> desks = new HashMap<>();
    /** Requests of which nobody knows whether the store took them. */
    private final Map<Visitor, Tried> unsure = new HashMap<>();

    private final Hints<P> hints;
    /** The standing orders of each seat as the store has them. */
    private final Map<Integer, Map<String, Boolean>> keptOrders = new HashMap<>();

    private StoredJournal journal;
    /** Whether the match in memory may differ from the store. */
    private boolean doubtful;

    /** Is a match as it was read, with the journal that goes on behind it. */
    private record Read<P extends Position>(Match<P> match, StoredJournal journal, boolean fresh) {}

    private Hosting(House house, StoredMatch match, Game<P> game, Clock clock, boolean leads) {
        this.house = house;
        this.id = match.id();
        this.game = game;
        this.plan = Plan.read(match.header());
        this.clock = clock;
        Read<P> read = read();
        this.journal = read.journal;
        Pace pace = new Pace(
                RANDOM.nextLong(),
                house.pace().captainMillis(),
                read.fresh ? 0 : house.pace().graceMillis());
        this.table = new Table<>(
                read.match,
                guarded(clock),
                (seat, level) -> (mask, decision) -> think(level, mask, decision),
                pace,
                this::report,
                leads);
        this.hints = new Hints<>(house, game, clock);
        readOrders();
        Timekeeping.begin(
                table, plan.clock(), read.fresh ? null : house.store().matches().clocks(id));
    }

    /** Brings a match to life that has started: from its record, or from its plan if nobody wrote a line yet. */
    static Hosting<?> open(House house, StoredMatch match, Game<?> game, Clock clock, boolean leads) {
        return openTyped(house, match, game, clock, leads);
    }

    private static <P extends Position> Hosting<P> openTyped(
            House house, StoredMatch match, Game<P> game, Clock clock, boolean leads) {
        return new Hosting<>(house, match, game, clock, leads);
    }

    // --- the record

    private Read<P> read() {
        List<String> lines = house.store().records().after(id, 0);
        if (lines.isEmpty()) {
            return begin();
        }
        StoredJournal own = new StoredJournal(house.store().records(), id, lines.size());
        byte[] record = (String.join("\n", lines) + "\n").getBytes(StandardCharsets.UTF_8);
        Match<P> match = Replay.resume(
                        game,
                        record,
                        house.time()::millis,
                        good -> house.measures().timed(own))
                .match();
        own.noting(() -> attention(match));
        return new Read<>(match, own, false);
    }

    private Read<P> begin() {
        String secret = String.valueOf(house.store().matches().secret(id));
        List<String> names = new ArrayList<>();
        List<Sitter> sitters = new ArrayList<>();
        List<String> strings = new ArrayList<>();
        for (StoredSeat seat : house.store().seats().at(id)) {
            String captain = seat.captain();
            // Nobody can sit down any more: a seat that was left in the very moment of the start is a captain's.
            boolean person = captain == null && seat.person() != null;
            names.add(seat.name().isEmpty() ? "Seat " + (seat.seat() + 1) : seat.name());
            strings.add(seat.string().isEmpty() ? plan.string(seat.seat()) : seat.string());
            sitters.add(person ? Sitter.person() : Sitter.captain(captain == null ? "bosun" : captain));
        }
        Setup setup = Setup.of(game, names, OptionValues.read(game, Field.at("options", plan.options())));
        Header header = Header.of(game, setup, id, sitters, Fairness.commitment(secret))
                .withTerms(new Terms(
                        plan.practice(), plan.window() * 1_000, plan.clock().decisionMillis()))
                .withStrings(strings);
        Tree.Branch start = house.board().start(id);
        StoredJournal own = new StoredJournal(house.store().records(), id, 0);
        try {
            Match<P> match = Match.start(
                    game,
                    start == null ? header : header.withStart(start),
                    secret,
                    house.time()::millis,
                    house.measures().timed(own));
            own.noting(() -> attention(match));
            house.store().matches().note(id, attention(match));
            return new Read<>(match, own, true);
        } catch (JournalFault anotherNodeBegan) {
            if (house.store().records().last(id) == 0) {
                throw anotherNodeBegan;
            }
            return read();
        }
    }

    /** Says whom the match waits for, and whether a node must do something for it. */
    private Attention attention(Match<P> match) {
        if (match.isOver()) {
            return Attention.OVER;
        }
        Pending pending = match.position().mask(Position.SPECTATOR).pending();
        if (pending == null) {
            return Attention.OVER;
        }
        Terms terms = match.header().terms();
        boolean watched = pending.isWindow() && people(match).size() > 1
                || terms.decisionMillis() > 0
                || plan.clock().bankMillis() > 0;
        List<Integer> asked = new ArrayList<>();
        for (int i = 0; i < pending.size(); i++) {
            Decision decision = pending.decision(i);
            if (!pending.isAnswered(i)) {
                asked.add(decision.seat());
                watched |= !match.sitter(decision.seat()).isPerson();
            }
        }
        return new Attention(asked, watched);
    }

    /** Shows what other nodes appended up to this line. */
    void catchUp(int line) {
        if (line <= journal.known() && !doubtful) {
            return;
        }
        List<String> lines = house.store().records().after(id, journal.known());
        if (lines.isEmpty() && !doubtful) {
            return;
        }
        try {
            if (doubtful) {
                throw new JournalFault("the match was in doubt");
            }
            table.follow(lines);
            journal.followed(lines.size());
        } catch (JournalFault e) {
            readAgain();
        }
    }

    private void readAgain() {
        doubtful = true;
        if (house.store().records().last(id) == 0) {
            throw new JournalFault("match " + id + " is gone");
        }
        Read<P> read = read();
        journal = read.journal;
        doubtful = false;
        table.rebind(read.match);
    }

    /** Does something that may append; if the store did not take it, reads again and tries once more. */
    private void trying(Runnable work) {
        try {
            if (doubtful) {
                readAgain();
            }
            work.run();
        } catch (JournalFault | StoreFault e) {
            LOG.debugf("match %s is read again: %s", id, e.getMessage());
            readAgain();
            work.run();
        }
    }

    /** Wraps a clock so that alarms, too, survive an append that lost a race; those are set again by the table itself. */
    private Clock guarded(Clock real) {
        return new Clock() {
            @Override
            public long millis() {
                return real.millis();
            }

            @Override
            public Alarm at(long millis, Runnable action) {
                return real.at(millis, () -> {
                    try {
                        action.run();
                    } catch (JournalFault | StoreFault e) {
                        LOG.debugf("match %s is read again: %s", id, e.getMessage());
                        readAgain();
                    }
                });
            }
        };
    }

    private String report(Match<?> match, RuntimeException cause) {
        String report = FreshId.next();
        house.measures().fault();
        LOG.errorf(
                cause,
                "report %s: the rules of %s failed in match %s",
                report,
                match.header().game(),
                match.header().match());
        return report;
    }

    /** Lets a captain think. The table asks while it is being made, so this looks at nothing but what it is given. */
    private CompletableFuture<Long> think(String level, P mask, Decision decision) {
        Pending pending = mask.pending();
        boolean covered = pending != null && (pending.isWindow() || pending.size() > 1);
        // Below a tenth of the shortest window there is: how long it thought must tell nothing.
        int window = Math.min(plan.window() * 1_000, house.pace().briefMillis());
        int most = covered ? Math.min(house.think(), Math.max(5, window / 12)) : house.think();
        return house.crew().choose(game, level, mask, decision, most).whenComplete((choice, failure) -> {
            if (failure != null) {
                LOG.warnf("a %s gave no answer in match %s and takes the default: %s", level, id, failure);
            }
        });
    }

    // --- viewers

    /** Lets a visitor see the match from the beginning. */
    void join(Visitor visitor) {
        Viewer<P> viewer = table.join(visitor.seat(), Languages.of(game.id(), visitor.language), visitor::send);
        viewers.put(visitor, viewer);
        desks.put(visitor, table.desk(viewer));
    }

    /** Goes on with a visitor behind the message he had last. */
    void resume(Visitor visitor, int last) {
        Viewer<P> viewer = viewers.get(visitor);
        if (viewer == null) {
            join(visitor);
        } else {
            viewer.reconnect(last, visitor::send);
        }
    }

    void pauseSending(Visitor visitor) {
        Viewer<P> viewer = viewers.get(visitor);
        if (viewer != null) {
            viewer.disconnect();
        }
    }

    void leave(Visitor visitor) {
        Viewer<P> viewer = viewers.remove(visitor);
        desks.remove(visitor);
        unsure.remove(visitor);
        if (viewer != null) {
            table.leave(viewer);
        }
    }

    void speak(Visitor visitor) {
        Viewer<P> viewer = viewers.get(visitor);
        if (viewer != null) {
            viewer.speak(Languages.of(game.id(), visitor.language));
        }
    }

    /** Takes a request of the protocol, and the message it was read from. */
    void receive(Visitor visitor, Request request, Tree message) {
        Desk<P> desk = desks.get(visitor);
        if (desk == null) {
            return;
        }
        Tried before = unsure.remove(visitor);
        Tried again = before != null && before.isSame(message) ? before : null;
        try {
            if (doubtful) {
                readAgain();
            }
            answer(desk, request, message, again);
        } catch (JournalFault | StoreFault e) {
            // The match stands where it stood, so what was tried can still be said.
            Tried mine = again == null ? tried(desk, request, message) : again;
            onceMore(visitor, desk, request, message, mine, e);
        }
        keepOrders();
    }

    /** Tries a request again that the store did not take; whoever asked hears in any case. */
    private void onceMore(
            Visitor visitor, Desk<P> desk, Request request, Tree message, Tried mine, RuntimeException first) {
        LOG.debugf("match %s is read again: %s", id, first.getMessage());
        doubtful = true;
        // Who was overtaken knows that his own was not taken, even if the other said the same.
        boolean perhapsTaken = !(first instanceof Overtaken);
        if (perhapsTaken) {
            unsure.put(visitor, mine);
        }
        try {
            readAgain();
            answer(desk, request, message, perhapsTaken ? mine : null);
            unsure.remove(visitor);
        } catch (JournalFault | StoreFault e) {
            doubtful = true;
            LOG.warnf("the store takes nothing of match %s: %s", id, e.getMessage());
            visitor.send(Message.refused(Languages.of(game.id(), visitor.language), "server.not-kept", message));
        }
    }

    /** Writes down standing orders that the store does not have yet; what it does not take is tried again later. */
    void keepOrders() {
        for (int seat = 0; seat < table.match().header().seats().size(); seat++) {
            Map<String, Boolean> now = table.orders(seat);
            if (now.equals(keptOrders.getOrDefault(seat, Map.of()))) {
                continue;
            }
            try {
                house.store().seats().order(id, seat, Orders.write(now));
                keptOrders.put(seat, Map.copyOf(now));
            } catch (StoreFault e) {
                LOG.warnf("standing orders in match %s are not kept yet: %s", id, e.getMessage());
                return;
            }
        }
    }

    private Tried tried(Desk<P> desk, Request request, Tree message) {
        int entries = table.match().entries().size();
        try {
            return new Tried(message, desk.answer(request), entries);
        } catch (RuntimeException rulesFailed) {
            return new Tried(message, null, entries);
        }
    }

    /** Carries a request out; one that was tried before may have reached the record although nobody was told. */
    private void answer(Desk<P> desk, Request request, Tree message, @Nullable Tried before) {
        if (before != null && before.answer() != null && desk.isEntered(before.answer(), before.entries())) {
            desk.confirm(message);
        } else {
            desk.receive(request, message);
        }
    }

    /** Takes over the standing orders that the store has: from before a restart, or given at another node. */
    void readOrders() {
        house.store().seats().orders(id).forEach((seat, given) -> {
            table.setOrders(seat, Orders.read(given));
            keptOrders.put(seat, Map.copyOf(table.orders(seat)));
        });
    }

    Map<String, Boolean> orders(int seat) {
        return table.orders(seat);
    }

    void presence(int seat, boolean here) {
        table.presence(seat, here);
    }

    // --- time and people

    /** Returns what changes whenever the clocks show something else. */
    String timeKey() {
        return table.pendingSet() + " " + table.closesAt() + " " + table.isPaused();
    }

    boolean hasClock() {
        return plan.clock().decisionMillis() > 0 || plan.clock().bankMillis() > 0;
    }

    Tree.Branch clockMessage() {
        return Timekeeping.message(table);
    }

    /** Writes down what is left on the clocks; null where nothing needs to be. */
    @Nullable
    String clocks() {
        return table.leads() && !isOver() ? Timekeeping.write(table, plan.clock()) : null;
    }

    /** Returns how many lines of the record are known here. */
    int lines() {
        return journal.known();
    }

    void whenLate(IntConsumer listener) {
        table.whenLate(listener);
    }

    void pause(boolean on) {
        table.pause(on);
    }

    boolean isPaused() {
        return table.isPaused();
    }

    /** Returns the seats that people play now and have not given up. */
    List<Integer> people() {
        return people(table.match());
    }

    private static List<Integer> people(Match<?> match) {
        List<Integer> people = new ArrayList<>();
        for (int seat = 0; seat < match.header().seats().size(); seat++) {
            if (match.sitter(seat).isPerson() && !match.hasResigned(seat)) {
                people.add(seat);
            }
        }
        return people;
    }

    List<String> names() {
        return table.match().header().seats();
    }

    List<Integer> asked() {
        return attention(table.match()).asked();
    }

    /** Lets a captain play for a seat, or takes it out of the match. */
    void settle(int seat, String option) {
        trying(() -> {
            if (option.equals("captain")) {
                table.act(match -> match.takeOver(seat, "bosun"));
            } else if (option.equals("out")) {
                table.act(match -> match.resign(seat));
            }
        });
        table.viewers().forEach(viewer -> table.tellPresence(viewer, seat));
    }

    /** Gives a seat back to its person; false if no captain plays it. */
    boolean giveBack(int seat) {
        if (isOver() || table.match().sitter(seat).isPerson()) {
            return false;
        }
        trying(() -> table.act(match -> match.giveBack(seat)));
        table.viewers().forEach(viewer -> table.tellPresence(viewer, seat));
        return true;
    }

    boolean isPractice() {
        return table.match().header().terms().practice();
    }

    void hint(Visitor visitor, int decision, Consumer<Tree.Branch> hint, Consumer<String> refusal) {
        hints.ask(table.match(), visitor, decision, hint, refusal);
    }

    // --- leading

    void lead(boolean leads) {
        boolean begins = leads && !table.leads();
        trying(() -> table.lead(leads));
        if (begins) {
            Timekeeping.goOn(table, house.store().matches().clocks(id));
        }
    }

    /** Stops whatever is going on, for a match that the store no longer has. */
    void stop() {
        table.lead(false);
    }

    boolean leads() {
        return table.leads();
    }

    boolean isOver() {
        return table.match().isOver();
    }

    /** Says whether some node must do something for this match even if nobody comes. */
    boolean isWatched() {
        return attention(table.match()).watched();
    }
}

package broadside.server.tables;

import broadside.engine.game.Game;
import broadside.engine.game.Games;
import broadside.engine.tree.Json;
import broadside.engine.tree.Tree;
import broadside.engine.words.Words;
import broadside.server.lobby.Plan;
import broadside.server.lobby.TableInfo;
import broadside.server.store.FreshId;
import broadside.server.store.MatchState;
import broadside.server.store.StoredMatch;
import broadside.server.store.StoredSeat;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.Executor;
import java.util.stream.Collectors;
import org.jboss.logging.Logger;
import org.jspecify.annotations.Nullable;

/**
 * Is one table with the people around it, before, during and after play. Everything here runs on the table's own thread,
 * one thing at a time; {@link #submit} brings it there.
 */
public final class Room {
    private static final Logger LOG = Logger.getLogger(Room.class);
    private static final int LONGEST_QUEUE = 2_000;
    private static final int MOST_VISITORS = 500;
    private static final long KEPT_MILLIS = 120_000;
    private static final long NEWS_MILLIS = 200;

    final String id;
    private final House house;
    private final ObjectMapper json;
    private final Serial serial;
    private final TableClock clock;
    private final Object gate = new Object();
    private final Map<String, Visitor> visitors = new LinkedHashMap<>();
    private final TableTalk talk;
    private final Requests requests = new Requests(this);
    private boolean retired;

    private @Nullable StoredMatch stored;
    private List<StoredSeat> seats = List.of();
    private @Nullable Hosting<?> hosting;
    private @Nullable Away away;
    private String timeKey = "";
    private boolean newsDue;
    private long idleSince;
    private volatile Set<Integer> here = Set.of();
    private volatile int watching;

    Room(String id, House house, Executor pool, ObjectMapper json) {
        this.id = id;
        this.house = house;
        this.json = json;
        this.serial = new Serial(pool);
        this.clock = new TableClock(house.time(), house.timer(), this::submit);
        this.talk = new TableTalk(id, house);
        this.idleSince = house.time().millis();
    }

    /** Runs something on the table's thread; false if this room has been put away, so that a new one must be opened. */
    boolean submit(Runnable task) {
        synchronized (gate) {
            if (retired) {
                return false;
            }
            serial.execute(() -> guarded(task));
            return true;
        }
    }

    /** Says whether so much waits already that no more should be taken. */
    boolean isFlooded() {
        return serial.length() > LONGEST_QUEUE;
    }

    private void guarded(Runnable task) {
        try {
            task.run();
            afterwards();
        } catch (RuntimeException e) {
            LOG.errorf(e, "report %s: something failed at table %s", FreshId.next(), id);
        }
    }

    Set<Integer> here() {
        return here;
    }

    int watching() {
        return watching;
    }

    // --- coming to life

    /** Reads what the store knows; brings the match to life if it has started. False if there is no such table. */
    boolean refresh() {
        StoredMatch found = house.store().matches().find(id);
        stored = found;
        if (found == null) {
            return false;
        }
        seats = house.store().seats().at(id);
        if (hosting == null && found.state() != MatchState.OPEN) {
            host(found);
        } else if (hosting != null) {
            hosting.readOrders();
        }
        return true;
    }

    private void host(StoredMatch found) {
        Game<?> game = Games.find(found.game());
        if (game == null) {
            LOG.errorf("table %s plays %s, which is not installed here", id, found.game());
            return;
        }
        boolean running = found.state() == MatchState.RUNNING;
        boolean leads = running && house.store().leases().take(id, house.node(), house.lease());
        Hosting<?> fresh = Hosting.open(house, found, game, clock, leads);
        hosting = fresh;
        Away watch = new Away(fresh, clock, house.awayMillis(), this::tellAll, () -> here);
        away = watch;
        fresh.whenLate(watch::late);
        here.forEach(seat -> fresh.presence(seat, true));
        for (Visitor visitor : visitors.values()) {
            fresh.join(visitor);
            if (!visitor.isConnected()) {
                fresh.pauseSending(visitor);
            }
        }
    }

    /** Looks after the match as long as this node holds its lease. */
    void lease(boolean held) {
        Hosting<?> now = hosting;
        if (now == null || now.isOver() || !held && !now.leads()) {
            return;
        }
        if (held != now.leads()) {
            boolean leads = held || house.store().leases().take(id, house.node(), house.lease());
            now.lead(leads);
        }
    }

    /** Looks after a match that no node looks after, if no other is faster. */
    void adopt() {
        Hosting<?> before = hosting;
        if (before == null) {
            refresh();
        } else if (!before.leads() && !before.isOver()) {
            before.catchUp(Integer.MAX_VALUE);
            before.lead(house.store().leases().take(id, house.node(), house.lease()));
        }
    }

    /** Tells what has changed beside the messages of the protocol: the clocks, and whose turn it is. */
    private void afterwards() {
        Hosting<?> now = hosting;
        if (now == null || now.timeKey().equals(timeKey)) {
            return;
        }
        timeKey = now.timeKey();
        if (now.hasClock()) {
            tellAll(now.clockMessage());
        }
        if (now.leads() && !now.isOver()) {
            for (int seat : now.asked()) {
                String person = seats.get(seat).person();
                if (person != null && !here.contains(seat)) {
                    house.bell()
                            .ring(
                                    person,
                                    Objects.requireNonNull(stored),
                                    seats.get(seat).name());
                }
            }
        }
    }

    private void tellAll(Tree.Branch message) {
        String text = Json.write(message);
        visitors.values().forEach(visitor -> visitor.send(text));
    }

    /** Returns what is left on the clocks, to be written down; null where nothing needs to be. */
    @Nullable
    String clocks() {
        return hosting == null ? null : hosting.clocks();
    }

    // --- news from the store

    void linesCame(int line) {
        Hosting<?> now = hosting;
        if (now != null) {
            now.catchUp(line);
        }
    }

    void tableChanged() {
        if (!refresh()) {
            new ArrayList<>(visitors.values()).forEach(visitor -> visitor.close(Farewell.TABLE_CLOSED));
            return;
        }
        tellTableSoon();
    }

    void somebodySpoke() {
        talk.pass(visitors.values(), seats);
    }

    /** Tells everybody how the table stands, once for all that changes within a moment. */
    private void tellTableSoon() {
        if (newsDue) {
            return;
        }
        newsDue = true;
        clock.at(clock.millis() + NEWS_MILLIS, () -> {
            newsDue = false;
            for (Visitor visitor : visitors.values()) {
                if (visitor.isConnected()) {
                    tellTable(visitor);
                }
            }
        });
    }

    private void tellTable(Visitor visitor) {
        visitor.send("{\"type\":\"table\",\"table\":" + table(visitor) + "}");
    }

    private String table(Visitor visitor) {
        TableInfo info = house.board().describe(Objects.requireNonNull(stored), seats, visitor.person);
        try {
            return json.writeValueAsString(info);
        } catch (JsonProcessingException e) {
            throw new IllegalStateException(e);
        }
    }

    // --- people

    /**
     * Lets somebody in.
     *
     * @param botSeat the seat that the token plays; -1 for a person's or no token
     * @return the visitor; null if there is no such table for him, and then he has been told
     */
    public @Nullable Visitor enter(Entrance entrance, @Nullable String person, int botSeat, Outlet outlet) {
        StoredMatch table = stored;
        if (table == null || hosting == null && table.state() != MatchState.OPEN) {
            if (!refresh()) {
                outlet.close(Farewell.NO_TABLE);
                return null;
            }
            table = Objects.requireNonNull(stored);
        }
        int seat = botSeat >= 0 ? botSeat : seat(entrance, person);
        Plan plan = Plan.read(table.header());
        boolean mayWatch = plan.spectators()
                || person != null
                        && (person.equals(table.owner()) || seats.stream().anyMatch(s -> person.equals(s.person())));
        boolean mayEnter = botSeat >= 0 || house.board().mayEnter(table, seats, person, entrance.invitation());
        if (seat == NOT_YOURS || !mayEnter || seat < 0 && !mayWatch || visitors.size() >= MOST_VISITORS) {
            outlet.close(Farewell.NO_TABLE);
            return null;
        }
        Visitor known = entrance.session() == null ? null : visitors.get(entrance.session());
        boolean resumed = known != null && known.isSame(person, seat) && hosting != null && entrance.last() >= 0;
        Visitor visitor = resumed && known != null
                ? known
                : new Visitor(
                        FreshId.token(),
                        person,
                        seat,
                        Languages.of(table.game(), entrance.language()).language());
        visitors.put(visitor.session, visitor);
        boolean late = seat < 0 && plan.delay() > 0;
        visitor.attach(outlet, late ? new Delayed(outlet, clock, plan.delay() * 1_000L) : outlet);
        welcome(visitor, resumed);
        counted();
        Hosting<?> now = hosting;
        if (now != null) {
            if (resumed) {
                now.resume(visitor, entrance.last());
            } else {
                now.join(visitor);
            }
        }
        return visitor;
    }

    private static final int NOT_YOURS = -2;

    private int seat(Entrance entrance, @Nullable String person) {
        if (entrance.seatGiven() && entrance.seat() == null) {
            return -1;
        }
        for (StoredSeat seat : seats) {
            boolean mine = person != null && person.equals(seat.person());
            if (mine && (!entrance.seatGiven() || seat.name().equals(entrance.seat()))) {
                return seat.seat();
            }
        }
        return entrance.seatGiven() ? NOT_YOURS : -1;
    }

    private void welcome(Visitor visitor, boolean resumed) {
        String seat = visitor.seat < 0
                ? "null"
                : Json.write(Tree.of(seats.get(visitor.seat).name()));
        visitor.send("{\"type\":\"welcome\",\"session\":\"" + visitor.session + "\",\"resumed\":" + resumed
                + ",\"seat\":" + seat + ",\"table\":" + table(visitor) + "}");
        talk.recent(visitor, seats);
        if (hosting != null && hosting.hasClock()) {
            visitor.send(hosting.clockMessage());
        }
        if (away != null) {
            away.tell(visitor);
        }
    }

    /** Notes that a connection broke; the session waits for its owner. */
    public void left(Visitor visitor, Outlet outlet) {
        if (!visitor.isOver(outlet)) {
            return;
        }
        visitor.detach(clock.millis());
        if (hosting != null) {
            hosting.pauseSending(visitor);
        }
        counted();
    }

    private void counted() {
        Set<Integer> before = here;
        Set<Integer> now = visitors.values().stream()
                .filter(visitor -> visitor.isConnected() && visitor.seat >= 0)
                .map(visitor -> visitor.seat)
                .collect(Collectors.toUnmodifiableSet());
        here = now;
        watching = (int) visitors.values().stream()
                .filter(visitor -> visitor.isConnected() && visitor.seat < 0)
                .count();
        Away watch = away;
        if (hosting != null && watch != null) {
            for (StoredSeat seat : seats) {
                boolean is = now.contains(seat.seat());
                if (is != before.contains(seat.seat())) {
                    hosting.presence(seat.seat(), is);
                    watch.presence(seat.seat(), is);
                }
            }
        }
        if (!now.equals(before) && hosting == null) {
            tellTableSoon();
        }
    }

    /** Forgets sessions nobody came back to; says whether this room may be put away. */
    boolean tidy(long idleMillis) {
        long now = clock.millis();
        if (away != null) {
            away.look();
        }
        for (Visitor visitor : new ArrayList<>(visitors.values())) {
            if (visitor.gone > 0 && now - visitor.gone > KEPT_MILLIS) {
                visitors.remove(visitor.session);
                if (hosting != null) {
                    hosting.leave(visitor);
                }
            }
        }
        Hosting<?> live = hosting;
        boolean needed = live != null && !live.isOver() && live.leads() && live.isWatched();
        if (!visitors.isEmpty() || needed) {
            idleSince = now;
        }
        return now - idleSince > idleMillis;
    }

    /** Puts the room away; false if something came in the meantime. */
    boolean retire() {
        synchronized (gate) {
            if (serial.length() > 0) {
                return false;
            }
            retired = true;
        }
        if (hosting != null) {
            hosting.lead(false);
            house.store().leases().release(id, house.node());
        }
        return true;
    }

    /** Tells everybody that the server stops, and closes their connections. */
    void close() {
        for (Visitor visitor : visitors.values()) {
            if (visitor.isConnected()) {
                visitor.send(Message.closing(words(visitor)));
                visitor.close(Farewell.STOPPING);
            }
        }
        if (hosting != null) {
            hosting.lead(false);
        }
    }

    // --- what requests need

    @Nullable
    Hosting<?> hosting() {
        return hosting;
    }

    @Nullable
    Away away() {
        return away;
    }

    TableTalk talk() {
        return talk;
    }

    House house() {
        return house;
    }

    /** Returns the table as the store has it; somebody who is here has seen it. */
    StoredMatch stored() {
        return Objects.requireNonNull(stored);
    }

    Words words(Visitor visitor) {
        return Languages.of(stored().game(), visitor.language);
    }

    /** Takes a message of a visitor. */
    public void receive(Visitor visitor, String text) {
        requests.receive(visitor, text);
    }
}

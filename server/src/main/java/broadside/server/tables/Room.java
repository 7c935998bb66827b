package broadside.server.tables;

import broadside.engine.game.Game;
import broadside.engine.game.Games;
import broadside.engine.tree.Json;
import broadside.engine.tree.Tree;
import broadside.engine.words.Words;
import broadside.server.lobby.Plan;
import broadside.server.lobby.Pseudonyms;
import broadside.server.lobby.TableInfo;
import broadside.server.store.FreshId;
import broadside.server.store.MatchState;
import broadside.server.store.StoredMatch;
import broadside.server.store.StoredSeat;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.Executor;
import org.jboss.logging.Logger;
import org.jspecify.annotations.Nullable;

/**
 * Is one table with the people around it, before, during and after play. Everything here runs on the table's own thread,
 * one thing at a time; {@link #submit} brings it there.
 */
public final class Room {
    private static final Logger LOG = Logger.getLogger(Room.class);
    private static final int LONGEST_QUEUE = 2_000;
    private static final long NEWS_MILLIS = 200;

    final String id;
    private final House house;
    private final ObjectMapper json;
    private final Serial serial;
    private final TableClock clock;
    private final Object gate = new Object();
    private final Audience audience = new Audience();
    private final TableTalk talk;
    private final Requests requests;
    private boolean retired;

    private @Nullable StoredMatch stored;
    private List<StoredSeat> seats = List.of();
    private @Nullable Hosting<?> hosting;
    private @Nullable Gallery<?> gallery;
    private @Nullable Away away;
    private String timeKey = "";
    private Pseudonyms names = Pseudonyms.NONE;
    private int shownLines;
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
        this.requests = new Requests(this, house);
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
        } finally {
            audience.all().forEach(Visitor::flush);
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
        // before anybody is shown a match that has begun
        review();
        if (hosting == null && found.state() != MatchState.OPEN) {
            host(found);
        } else if (hosting != null) {
            hosting.readOrders();
        }
        rename();
        return true;
    }

    /** Notes who has deleted his name; whoever was shown it comes in again and is shown another. */
    private void rename() {
        Pseudonyms now = hosting == null ? Pseudonyms.NONE : Pseudonyms.of(hosting.names(), seats);
        if (!now.equals(names)) {
            names = now;
            audience.all().forEach(visitor -> putOut(visitor, Farewell.RENAMED));
        }
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
        int delay = Plan.read(found.header()).delay();
        gallery = delay == 0 ? null : Gallery.of(house, id, game, clock, delay * 1_000L);
        for (Visitor visitor : audience.all()) {
            show(visitor);
            if (!visitor.isConnected()) {
                fresh.pauseSending(visitor);
            }
        }
    }

    /** Shows the match to somebody, if it has begun: now, or with its delay. */
    private void show(Visitor visitor) {
        if (gallery != null && visitor.late) {
            gallery.join(visitor);
        } else if (hosting != null) {
            hosting.join(visitor);
        }
    }

    /** Looks after the match as long as this node holds its lease. */
    void lease(boolean held) {
        Hosting<?> now = hosting;
        if (now == null) {
            return;
        }
        now.keepOrders();
        if (now.isOver() || !held && !now.leads()) {
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
        if (now != null && gallery != null && now.lines() != shownLines) {
            shownLines = now.lines();
            gallery.linesCame();
        }
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
        audience.all().forEach(visitor -> visitor.send(text));
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
        if (refresh()) {
            tellTableSoon();
        } else {
            removed();
        }
    }

    /** Lets everybody go from a table that is no longer there, and looks after its match no more. */
    private void removed() {
        Hosting<?> gone = hosting;
        audience.all().forEach(visitor -> putOut(visitor, Farewell.TABLE_CLOSED));
        hosting = null;
        gallery = null;
        away = null;
        if (gone != null) {
            gone.stop();
        }
    }

    void somebodySpoke() {
        talk.pass(audience.all(), seats);
    }

    /** Tells everybody how the table stands, once for all that changes within a moment. */
    private void tellTableSoon() {
        if (newsDue) {
            return;
        }
        newsDue = true;
        clock.at(clock.millis() + NEWS_MILLIS, () -> {
            newsDue = false;
            for (Visitor visitor : stored == null ? List.<Visitor>of() : audience.all()) {
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
        TableInfo info = house.board().describe(Objects.requireNonNull(stored), seats, visitor.person());
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
     * @return the visitor; null if there is no such table for him, and then he has been told
     */
    public @Nullable Visitor enter(Entrance entrance, Identity who, Outlet outlet) {
        try {
            return comeIn(entrance, who, outlet);
        } catch (RuntimeException e) {
            // Who hears nothing would wait for ever.
            outlet.close(Farewell.OUR_FAULT);
            throw e;
        }
    }

    private @Nullable Visitor comeIn(Entrance entrance, Identity who, Outlet outlet) {
        // What is known may be a moment old, and he may have sat down, or got his token, just now.
        if (!refresh()) {
            outlet.close(Farewell.NO_TABLE);
            return null;
        }
        if (hosting != null && !hosting.leads()) {
            hosting.catchUp(Integer.MAX_VALUE);
        }
        StoredMatch table = stored();
        Plan plan = Plan.read(table.header());
        int seat = who.isBot() ? who.seat() : seat(entrance, who.person());
        boolean invited = house.board().mayEnter(table, List.of(), null, entrance.invitation());
        Farewell objection = objection(who, seat, invited, plan);
        Visitor known = audience.withSession(entrance.session());
        boolean resumed =
                known != null && known.isSame(who, seat) && hosting != null && !known.late && entrance.last() >= 0;
        if (objection == null && seat < 0 && !resumed && !audience.mayWatch()) {
            objection = Farewell.FULL;
        }
        if (objection != null) {
            outlet.close(objection);
            return null;
        }
        Visitor visitor = resumed && known != null
                ? known
                : new Visitor(
                        FreshId.token(),
                        house.admissions(),
                        who,
                        seat,
                        invited,
                        seat < 0 && plan.delay() > 0,
                        Languages.of(table.game(), entrance.language()).language());
        Visitor crowdedOut = audience.add(visitor);
        if (crowdedOut != null) {
            putOut(crowdedOut, Farewell.WENT_ON);
        }
        visitor.attach(who, outlet);
        visitor.call(names);
        try {
            welcome(visitor, resumed);
            counted();
            if (resumed && hosting != null) {
                hosting.resume(visitor, entrance.last());
            } else {
                show(visitor);
            }
        } catch (RuntimeException e) {
            forget(visitor);
            throw e;
        }
        return visitor;
    }

    /** Says why somebody may not be here, at this seat or watching; null if he may. */
    private @Nullable Farewell objection(Identity who, int seat, boolean invited, Plan plan) {
        Farewell old = house.admissions().objection(who);
        if (old != null) {
            return old;
        }
        if (seat >= 0) {
            return seat < seats.size() && who.has(seats.get(seat)) ? null : Farewell.SEAT_LOST;
        }
        boolean belongs = house.board().belongs(stored(), seats, who.person());
        boolean mayWatch = seat == -1 && (belongs || invited && plan.spectators());
        return mayWatch ? null : Farewell.NO_TABLE;
    }

    /** Puts out whoever's token has ended, and takes the seat from whoever no longer has it: he may watch like others. */
    void review() {
        if (audience.isEmpty() || stored == null) {
            return;
        }
        Plan plan = Plan.read(stored().header());
        for (Visitor visitor : audience.all()) {
            Farewell why = objection(visitor.who(), visitor.seat(), visitor.invited, plan);
            if (why == Farewell.SEAT_LOST && !visitor.who().isBot()) {
                boolean stays = objection(visitor.who(), -1, visitor.invited, plan) == null && plan.delay() == 0;
                if (stays) {
                    stand(visitor);
                    continue;
                }
            }
            if (why != null) {
                putOut(visitor, why == Farewell.SEAT_LOST && visitor.who().isBot() ? Farewell.BAD_TOKEN : why);
            }
        }
    }

    private void stand(Visitor visitor) {
        if (hosting != null) {
            hosting.leave(visitor);
        }
        visitor.stand();
        if (hosting != null) {
            hosting.join(visitor);
        }
        counted();
    }

    private void putOut(Visitor visitor, Farewell why) {
        visitor.close(why);
        forget(visitor);
    }

    private void forget(Visitor visitor) {
        visitor.detach(clock.millis());
        audience.remove(visitor);
        if (hosting != null) {
            hosting.leave(visitor);
        }
        if (gallery != null) {
            gallery.leave(visitor);
        }
        counted();
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
        String seat =
                visitor.sits() ? Json.write(Tree.of(seats.get(visitor.seat()).name())) : "null";
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

    /** Notes that a connection broke; the session of a seat waits for its owner, who watches just comes again. */
    public void left(Visitor visitor, Outlet outlet) {
        if (!visitor.isOver(outlet)) {
            return;
        }
        if (!visitor.sits()) {
            forget(visitor);
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
        Set<Integer> now = audience.seatsHere();
        here = now;
        watching = audience.watching();
        Away watch = away;
        if (hosting != null && watch != null) {
            for (StoredSeat seat : seats) {
                boolean is = now.contains(seat.seat());
                if (is != before.contains(seat.seat())) {
                    hosting.presence(seat.seat(), is);
                    if (gallery != null) {
                        gallery.presence(seat.seat(), is);
                    }
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
        audience.forgotten(now).forEach(this::forget);
        Hosting<?> live = hosting;
        boolean needed = live != null && !live.isOver() && live.leads() && live.isWatched();
        if (!audience.isEmpty() || needed) {
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
        for (Visitor visitor : audience.all()) {
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

    @Nullable
    Gallery<?> gallery() {
        return gallery;
    }

    /** Takes a message of a visitor, if he is still who he was when he came. */
    public void receive(Visitor visitor, String text) {
        if (!audience.has(visitor)) {
            return;
        }
        boolean sat = visitor.sits();
        boolean same = house.admissions().objection(visitor.who()) == null
                && (!sat || visitor.who().has(seats.get(visitor.seat())));
        if (!same) {
            review();
        }
        if (audience.has(visitor)) {
            requests.receive(visitor, text);
        }
    }
}

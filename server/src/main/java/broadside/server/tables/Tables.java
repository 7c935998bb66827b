package broadside.server.tables;

import broadside.engine.table.Pace;
import broadside.server.Settings;
import broadside.server.lobby.Attendance;
import broadside.server.lobby.Lobby;
import broadside.server.lobby.Noticeboard;
import broadside.server.store.FanOut;
import broadside.server.store.FreshId;
import broadside.server.store.News;
import broadside.server.store.Store;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.micrometer.core.instrument.MeterRegistry;
import io.quarkus.runtime.Startup;
import jakarta.inject.Inject;
import jakarta.inject.Singleton;
import java.time.Clock;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import org.jboss.logging.Logger;
import org.jspecify.annotations.Nullable;

/**
 * Has the tables that are alive at this node: opens them when somebody comes, looks after those whose lease it holds,
 * adopts those that no node looks after, and puts away those that nobody needs.
 */
@Startup
@Singleton
public class Tables implements Attendance, AutoCloseable {
    private static final Logger LOG = Logger.getLogger(Tables.class);
    private static final int HELLO_SECONDS = 10;
    private static final int ADOPTED_AT_ONCE = 200;

    /** More than processors, because a thread mostly waits for the disk, and those that wait together share a commit. */
    private static final int THREADS = 32;

    private final House house;
    private final ObjectMapper json;
    private final ExecutorService pool;
    private final ScheduledExecutorService timer;
    private final Duration idle;
    private final Map<String, Room> rooms = new ConcurrentHashMap<>();
    /** What is left on the clocks of tables, to be written down with the next round. */
    private final Map<String, String> clocks = new ConcurrentHashMap<>();

    private final AutoCloseable listening;
    private volatile boolean stopping;

    @Inject
    public Tables(
            Store store, Noticeboard board, Lobby lobby, ObjectMapper json, MeterRegistry registry, Settings settings) {
        this(
                store,
                board,
                lobby,
                json,
                registry,
                settings.tables(),
                settings.limits().enabled());
    }

    /** Opens the tables of one node. */
    public Tables(
            Store store,
            Noticeboard board,
            Lobby lobby,
            ObjectMapper json,
            MeterRegistry registry,
            Settings.Tables settings,
            boolean limits) {
        this(store, board, lobby, json, registry, settings, limits, Clock.systemUTC(), clockThread());
    }

    /** Opens the tables of one node by a clock of the caller's. */
    Tables(
            Store store,
            Noticeboard board,
            Lobby lobby,
            ObjectMapper json,
            MeterRegistry registry,
            Settings.Tables settings,
            boolean limits,
            Clock time,
            ScheduledExecutorService timer) {
        this.json = json;
        this.timer = timer;
        int processors = Runtime.getRuntime().availableProcessors();
        int threads = settings.threads() > 0 ? settings.threads() : THREADS;
        pool = Executors.newFixedThreadPool(threads, named("table-"));
        idle = Duration.ofSeconds(settings.idle());
        Pace pace = new Pace(0, settings.captainPace(), settings.grace() * 1_000);
        Crew crew = new Crew(Math.max(1, processors - 1));
        house = new House(
                FreshId.next(),
                store,
                board,
                lobby,
                new Admissions(store),
                crew,
                new Advisers(crew),
                new Bell(store, settings.bellInside()),
                new Measures(registry, this),
                time,
                timer,
                pace,
                settings.think(),
                Duration.ofSeconds(settings.lease()),
                settings.away() * 1_000L,
                limits);
        if (!store.isShared()) {
            // Whoever held a lease of an embedded store is this process before it died.
            store.leases().clear();
        }
        listening = store.fanOut().listen(new FanOut.Listener() {
            @Override
            public void heard(News news) {
                hear(news);
            }

            @Override
            public void mayHaveMissed() {
                readEverythingAgain();
            }
        });
        long round = Math.max(1, settings.lease() * 1_000L / 3);
        timer.scheduleWithFixedDelay(() -> pool.execute(this::round), 50, round, TimeUnit.MILLISECONDS);
    }

    private static ScheduledExecutorService clockThread() {
        ScheduledThreadPoolExecutor clock = new ScheduledThreadPoolExecutor(1, named("clock-"));
        clock.setRemoveOnCancelPolicy(true);
        return clock;
    }

    private static java.util.concurrent.ThreadFactory named(String name) {
        AtomicInteger number = new AtomicInteger();
        return task -> {
            Thread thread = new Thread(task, name + number.incrementAndGet());
            thread.setDaemon(true);
            return thread;
        };
    }

    /** Runs something at a table, on the table's own thread; false if so much waits there that it must not. */
    public boolean at(String id, Consumer<Room> task) {
        while (true) {
            Room room = rooms.computeIfAbsent(id, fresh -> new Room(fresh, house, pool, json));
            if (room.isFlooded()) {
                return false;
            }
            if (room.submit(() -> task.accept(room))) {
                return true;
            }
            rooms.remove(id, room);
        }
    }

    /** Does something at a table for somebody who goes; nothing where the table is put away already. */
    public void leave(String id, Consumer<Room> task) {
        atRoom(id, task);
    }

    /** Says whether there is such a table: nothing is set up for one that does not exist. */
    public boolean has(String id) {
        return rooms.containsKey(id) || house.store().matches().find(id) != null;
    }

    /** Closes a connection that has not said who it is within some seconds. */
    public void closeUnlessGreeted(Outlet outlet, BooleanSupplier greeted) {
        timer.schedule(
                () -> {
                    if (!greeted.getAsBoolean()) {
                        outlet.close(Farewell.NO_HELLO);
                    }
                },
                HELLO_SECONDS,
                TimeUnit.SECONDS);
    }

    public boolean isStopping() {
        return stopping;
    }

    public Store store() {
        return house.store();
    }

    // --- what the lobby asks

    @Override
    public Set<Integer> here(String table) {
        Room room = rooms.get(table);
        return room == null ? Set.of() : room.here();
    }

    @Override
    public int watching(String table) {
        Room room = rooms.get(table);
        return room == null ? 0 : room.watching();
    }

    @Override
    public void wake(String table) {
        at(table, Room::refresh);
    }

    // --- news

    private void hear(News news) {
        switch (news.topic()) {
            case LINES -> atRoom(news.match(), room -> room.linesCame(news.seq()));
            case CHAT -> atRoom(news.match(), Room::somebodySpoke);
            case TABLE -> atRoom(news.match(), Room::tableChanged);
            case PEOPLE -> {
                house.admissions().personChanged(news.match());
                everywhere(Room::review);
            }
            case BANS -> {
                house.admissions().bansChanged();
                everywhere(Room::review);
            }
        }
    }

    /** Does something at a table that is alive here. */
    private void atRoom(String id, Consumer<Room> task) {
        Room room = rooms.get(id);
        if (room != null) {
            room.submit(() -> task.accept(room));
        }
    }

    private void everywhere(Consumer<Room> task) {
        for (Room room : rooms.values()) {
            room.submit(() -> task.accept(room));
        }
    }

    private void readEverythingAgain() {
        house.admissions().readAgain();
        for (Room room : rooms.values()) {
            room.submit(() -> {
                room.tableChanged();
                room.linesCame(Integer.MAX_VALUE);
                room.somebodySpoke();
            });
        }
    }

    // --- looking after tables

    /** Keeps the leases, adopts orphans, and puts away what nobody needs. */
    void round() {
        if (stopping) {
            return;
        }
        try {
            Set<String> held = house.store().leases().renew(house.node(), house.lease());
            house.store().matches().noteClocks(Map.copyOf(clocks));
            clocks.clear();
            house.admissions().readAgain();
            for (Room room : List.copyOf(rooms.values())) {
                boolean holds = held.contains(room.id);
                room.submit(() -> {
                    room.review();
                    room.lease(holds);
                    note(room);
                    if (room.tidy(idle.toMillis())) {
                        putAway(room);
                    }
                });
            }
            for (String orphan : house.store().leases().orphans(ADOPTED_AT_ONCE)) {
                at(orphan, Room::adopt);
            }
        } catch (RuntimeException e) {
            LOG.warnf("tables are not looked after just now: %s", e.getMessage());
        }
    }

    private void note(Room room) {
        String left = room.clocks();
        if (left != null) {
            clocks.put(room.id, left);
        }
    }

    private void putAway(Room room) {
        if (room.retire()) {
            rooms.remove(room.id, room);
        }
    }

    /** Returns how many tables are alive here. */
    public int alive() {
        return rooms.size();
    }

    public Crew crew() {
        return house.crew();
    }

    /** Says goodbye to everybody and stops. */
    @Override
    public void close() {
        if (stopping) {
            return;
        }
        stopping = true;
        CountDownLatch left = new CountDownLatch(rooms.size());
        for (Room room : rooms.values()) {
            boolean taken = room.submit(() -> {
                try {
                    note(room);
                    room.close();
                } finally {
                    left.countDown();
                }
            });
            if (!taken) {
                left.countDown();
            }
        }
        try {
            left.await(5, TimeUnit.SECONDS);
            house.store().matches().noteClocks(Map.copyOf(clocks));
            house.store().leases().release(house.node());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } catch (RuntimeException e) {
            LOG.warnf("the leases were not given back: %s", e.getMessage());
        }
        drop();
    }

    /** Stops at once without a word to anybody, as a crash would: for tests. */
    void drop() {
        stopping = true;
        try {
            listening.close();
        } catch (Exception e) {
            LOG.debug("stopped listening", e);
        }
        timer.shutdownNow();
        pool.shutdownNow();
        house.crew().close();
        house.advisers().close();
        house.bell().close();
    }

    Bell bell() {
        return house.bell();
    }

    @Nullable
    Room find(String id) {
        return rooms.get(id);
    }
}

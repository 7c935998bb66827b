package broadside.server.tables;

import static org.assertj.core.api.Assertions.assertThat;

import broadside.server.Settings;
import broadside.server.lobby.Lobby;
import broadside.server.lobby.Noticeboard;
import broadside.server.people.Person;
import broadside.server.people.Token;
import broadside.server.store.DatabaseAddress;
import broadside.server.store.Store;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.time.Clock;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;

/** Is one node, without the platform: several can share a database inside one test. */
final class Node implements AutoCloseable {
    final Store store;
    final Noticeboard board;
    final Lobby lobby;
    final Tables tables;
    final BrokenWire wire = new BrokenWire();

    Node(DatabaseAddress address) {
        this(address, new Quick());
    }

    Node(DatabaseAddress address, Settings.Tables settings) {
        this(address, settings, Clock.systemUTC(), Executors.newScheduledThreadPool(1), false);
    }

    /** Opens a node whose time goes by hand, with all limits on. */
    Node(DatabaseAddress address, Settings.Tables settings, HandClock time) {
        this(address, settings, time, time.timer(), true);
    }

    private Node(
            DatabaseAddress address,
            Settings.Tables settings,
            Clock time,
            ScheduledExecutorService timer,
            boolean limits) {
        store = Store.open(address, time);
        AtomicReference<Tables> late = new AtomicReference<>();
        board = new Noticeboard(store, late::get);
        lobby = new Lobby(store, board, late::get);
        tables = new Tables(store, board, lobby, new ObjectMapper(), wire, settings, limits, time, timer);
        late.set(tables);
    }

    /** Waits until a table has done all it was given. */
    void settle(String table) {
        CountDownLatch done = new CountDownLatch(1);
        tables.at(table, room -> done.countDown());
        try {
            assertThat(done.await(30, TimeUnit.SECONDS)).isTrue();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    Person guest(String name) {
        return Person.of(store.people().add(name));
    }

    /** Shows a token that the person got just now. */
    Identity identity(String person) {
        var stored = store.people().find(person);
        return Identity.of(new Token(person, "serial", stored == null ? -1 : stored.epoch()));
    }

    /** Ends as a killed process would: nobody is told, leases stay. */
    void kill() {
        tables.drop();
        store.close();
    }

    @Override
    public void close() {
        tables.close();
        store.close();
    }

    /** Has short times, so that tests need not wait. */
    static class Quick implements Settings.Tables {
        @Override
        public int captainPace() {
            return 0;
        }

        @Override
        public int think() {
            return 5;
        }

        @Override
        public int grace() {
            return 0;
        }

        @Override
        public int lease() {
            return 1;
        }

        @Override
        public int idle() {
            return 600;
        }

        @Override
        public int away() {
            return 600;
        }

        @Override
        public boolean bellInside() {
            return true;
        }

        @Override
        public int threads() {
            return 4;
        }
    }
}

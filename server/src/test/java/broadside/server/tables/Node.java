package broadside.server.tables;

import broadside.server.Settings;
import broadside.server.lobby.Lobby;
import broadside.server.lobby.Noticeboard;
import broadside.server.people.Person;
import broadside.server.store.DatabaseAddress;
import broadside.server.store.Store;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import java.time.Clock;
import java.util.concurrent.atomic.AtomicReference;

/** Is one node, without the platform: several can share a database inside one test. */
final class Node implements AutoCloseable {
    final Store store;
    final Noticeboard board;
    final Lobby lobby;
    final Tables tables;

    Node(DatabaseAddress address) {
        this(address, new Quick());
    }

    Node(DatabaseAddress address, Settings.Tables settings) {
        store = Store.open(address, Clock.systemUTC());
        AtomicReference<Tables> late = new AtomicReference<>();
        board = new Noticeboard(store, late::get);
        lobby = new Lobby(store, board, late::get);
        tables = new Tables(store, board, lobby, new ObjectMapper(), new SimpleMeterRegistry(), settings, false);
        late.set(tables);
    }

    Person guest(String name) {
        return Person.of(store.people().add(name));
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

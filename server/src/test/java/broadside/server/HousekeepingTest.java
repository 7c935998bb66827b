package broadside.server;

import static org.assertj.core.api.Assertions.assertThat;

import broadside.server.store.FreshId;
import broadside.server.store.MatchState;
import broadside.server.store.Store;
import broadside.server.store.StoreHost;
import broadside.server.store.Visibility;
import java.lang.reflect.Proxy;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** L10: old tables are put away by the host's own rule. */
class HousekeepingTest {
    private Store store;

    @BeforeEach
    void open(@TempDir Path folder) {
        store = Store.open(StoreHost.sqlite(folder), Clock.systemUTC());
    }

    @AfterEach
    void close() {
        store.close();
    }

    private String table(MatchState state) {
        String id = FreshId.next();
        store.matches().open(id, "spanish-main", Visibility.PUBLIC, "{}", "secret", null);
        store.seats().place(id, List.of("", ""));
        if (state != MatchState.OPEN) {
            store.matches().start(id);
        }
        if (state == MatchState.FINISHED) {
            store.matches().finish(id);
        }
        return id;
    }

    /** Clears away after so many days, with these rules. */
    private void clear(int days, int open, int idle, int finished) {
        Map<String, Integer> rules = Map.of("openDays", open, "idleDays", idle, "finishedDays", finished);
        Settings.Keep keep = (Settings.Keep) Proxy.newProxyInstance(
                getClass().getClassLoader(),
                new Class<?>[] {Settings.Keep.class},
                (self, method, args) -> rules.get(method.getName()));
        Settings settings = (Settings) Proxy.newProxyInstance(
                getClass().getClassLoader(),
                new Class<?>[] {Settings.class},
                (self, method, args) -> method.getName().equals("keep") ? keep : 90);
        Clock later = Clock.fixed(Instant.now().plus(Duration.ofDays(days)), ZoneOffset.UTC);
        new Housekeeping(store, settings, later).clearAway();
    }

    @Test
    void l10_whatNobodyTouchedIsPutAwayByTheRule() {
        String open = table(MatchState.OPEN);
        String running = table(MatchState.RUNNING);
        String finished = table(MatchState.FINISHED);
        clear(6, 7, 90, 0);
        assertThat(store.matches().find(open)).isNotNull();
        clear(8, 7, 90, 0);
        assertThat(store.matches().find(open)).isNull();
        assertThat(store.matches().find(running).state()).isEqualTo(MatchState.RUNNING);
        clear(91, 7, 90, 0);
        assertThat(store.matches().find(running).state()).as("abandoned").isEqualTo(MatchState.FINISHED);
        assertThat(store.matches().find(finished)).as("kept for ever").isNotNull();
        clear(400, 7, 90, 365);
        assertThat(store.matches().find(finished)).isNull();
    }
}

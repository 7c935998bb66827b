package broadside.server.lobby;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import broadside.server.people.NotPossible;
import broadside.server.people.Person;
import broadside.server.store.Store;
import broadside.server.store.StoreHost;
import java.nio.file.Path;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** L1, L5, L6 and L8: what strangers learn of private tables, and what one person may do at others' tables. */
class FindingL1Test {
    private Store store;
    private Lobby lobby;
    private Person ann;
    private Person eve;

    @BeforeEach
    void open(@TempDir Path folder) {
        store = Store.open(StoreHost.sqlite(folder), Clock.systemUTC());
        Attendance nobody = new Attendance() {
            @Override
            public Set<Integer> here(String table) {
                return Set.of();
            }

            @Override
            public int watching(String table) {
                return 0;
            }

            @Override
            public void wake(String table) {
                // no match need come to life here
            }
        };
        lobby = new Lobby(store, new Noticeboard(store, () -> nobody), () -> nobody);
        ann = Person.of(store.people().add("Ann"));
        eve = Person.of(store.people().add("Eve"));
    }

    @AfterEach
    void close() {
        store.close();
    }

    private static OpenTable wish(boolean listed, String... seats) {
        List<OpenTable.SeatWish> wishes = new ArrayList<>();
        for (String seat : seats) {
            wishes.add(new OpenTable.SeatWish(seat, null, null));
        }
        return new OpenTable("spanish-main", null, null, listed, null, null, null, null, null, wishes, null);
    }

    @Test
    void l1_ofAPrivateTableNobodyLearnsByAnyRequest() {
        String open = lobby.open(ann, wish(false, "me", "free")).id();
        String running = lobby.open(ann, wish(false, "me", "captain")).id();
        for (String id : List.of(open, running, "nosuchtable")) {
            List<ThrowingCallable> requests = List.of(
                    () -> lobby.sit(eve, id, 1, null, false, null, null),
                    () -> lobby.stand(eve, id, 0),
                    () -> lobby.fill(eve, id, 1, "captain", null, null),
                    () -> lobby.start(eve, id),
                    () -> lobby.close(eve, id),
                    () -> lobby.mix(eve, id, 0, "x"),
                    () -> lobby.token(eve, id, 0));
            for (ThrowingCallable request : requests) {
                assertThatThrownBy(request).isInstanceOf(NoSuchTable.class);
            }
        }
    }

    @Test
    void l5_severalSeatsAreForTheOwnerAlone() {
        String id = lobby.open(ann, wish(true, "me", "free", "free", "free")).id();
        lobby.sit(eve, id, 1, null, false, null, null);
        assertThatThrownBy(() -> lobby.sit(eve, id, 2, null, true, null, null)).isInstanceOf(NotPossible.class);
        assertThat(lobby.sit(ann, id, 2, null, true, null, null).seats().get(2).you())
                .isTrue();
    }

    @Test
    void l6_onlySoManyMatchesOfCaptainsAlone() {
        for (int i = 0; i < 3; i++) {
            lobby.open(ann, wish(true, "captain", "captain"));
        }
        assertThatThrownBy(() -> lobby.open(ann, wish(true, "captain", "captain")))
                .isInstanceOf(NotPossible.class);
        lobby.open(ann, wish(true, "me", "captain"));
        lobby.open(eve, wish(true, "captain", "captain"));
    }

    @Test
    void l8_aCaptainWhoseNameIsTakenPutsNobodyOut() {
        String id = lobby.open(ann, wish(true, "me", "free", "free")).id();
        lobby.sit(eve, id, 1, null, false, null, null);
        assertThatThrownBy(() -> lobby.fill(ann, id, 1, "captain", null, "Ann")).isInstanceOf(NotPossible.class);
        assertThat(store.seats().at(id).get(1).person()).isEqualTo(eve.id());
    }
}

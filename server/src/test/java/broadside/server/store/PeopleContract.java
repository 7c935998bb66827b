package broadside.server.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Clock;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** States what the store keeps of people, and what it forgets. */
abstract class PeopleContract {
    @TempDir
    Path folder;

    private Store store;

    abstract DatabaseAddress address(Path emptyFolder) throws Exception;

    @BeforeEach
    void open() throws Exception {
        store = Store.open(address(folder), Clock.systemUTC());
    }

    @AfterEach
    void close() {
        store.close();
    }

    @Test
    void aGuestBecomesAnAccountOnce() {
        StoredPerson ann = store.people().add("Ann");
        StoredPerson bob = store.people().add("Bob");
        assertThat(ann.isGuest()).isTrue();

        assertThat(store.people().openAccount(ann.id(), "ann", "hash")).isTrue();
        assertThat(store.people().openAccount(bob.id(), "ann", "hash"))
                .as("taken")
                .isFalse();
        assertThat(store.people().openAccount(ann.id(), "ann2", "hash"))
                .as("has one")
                .isFalse();

        StoredPerson found = store.people().withLogin("ann");
        assertThat(found.id()).isEqualTo(ann.id());
        assertThat(found.isGuest()).isFalse();
        assertThat(store.people().password(ann.id())).isEqualTo("hash");
        assertThat(store.people().password(bob.id())).isNull();
    }

    @Test
    void aNewPasswordEndsOldTokens() {
        StoredPerson ann = store.people().add("Ann");
        assertThat(store.people().changePassword(ann.id(), "hash"))
                .as("a guest has none")
                .isFalse();
        store.people().openAccount(ann.id(), "ann", "hash");

        assertThat(store.people().changePassword(ann.id(), "new")).isTrue();

        assertThat(store.people().find(ann.id()).epoch()).isEqualTo(1);
        assertThat(store.people().password(ann.id())).isEqualTo("new");
        store.people().endTokens(ann.id());
        assertThat(store.people().find(ann.id()).epoch()).isEqualTo(2);
    }

    @Test
    void whoDeletesEverythingIsGoneAndOthersKeepTheirMatches() {
        String ann = store.people().add("Ann").id();
        String bob = store.people().add("Bob").id();
        String alone = match(ann);
        String open = match(ann);
        String together = match(ann);
        store.seats().place(alone, List.of("1", "2"));
        store.seats().take(alone, 0, ann, "Ann");
        store.seats().giveToCaptain(alone, 1, "bosun", "Bosun");
        store.seats().place(together, List.of("1", "2"));
        store.seats().take(together, 0, ann, "Ann");
        store.seats().take(together, 1, bob, "Bob");
        store.matches().start(alone);
        store.matches().start(together);
        store.chat().say(together, ann, "Ann", "hello");
        store.chat().say(together, bob, "Bob", "hello yourself");
        store.presets().add(ann, "spanish-main", "ours", "{}", true);

        List<String> gone = store.people().delete(ann);

        assertThat(gone).containsExactlyInAnyOrder(alone, open);
        assertThat(store.matches().find(alone)).isNull();
        assertThat(store.matches().find(open)).isNull();
        assertThat(store.matches().find(together).owner()).isNull();
        assertThat(store.people().find(ann)).isNull();
        assertThat(store.seats().at(together)).extracting(StoredSeat::name).containsExactly("", "Bob");
        assertThat(store.chat().after(together, 0, 10))
                .extracting(ChatLine::name)
                .containsExactly("Bob");
        assertThat(store.presets().of(ann)).isEmpty();
    }

    private String match(String owner) {
        String id = FreshId.next();
        store.matches().open(id, "spanish-main", Visibility.PUBLIC, "{}", "5ec4e7", owner);
        return id;
    }

    @Test
    void guestsWhoSitNowhereAreForgottenInTime() {
        String ann = store.people().add("Ann").id();
        String bob = store.people().add("Bob").id();
        String cat = store.people().add("Cat").id();
        store.people().openAccount(bob, "bob", "hash");
        String match = match(cat);
        store.seats().place(match, List.of("1"));
        store.seats().take(match, 0, cat, "Cat");
        store.matches().start(match);

        assertThat(store.people().forgetGuests(0)).isZero();
        assertThat(store.people().forgetGuests(Long.MAX_VALUE)).isEqualTo(1);

        assertThat(store.people().find(ann)).isNull();
        assertThat(store.people().find(bob)).isNotNull();
        assertThat(store.people().find(cat)).isNotNull();
    }

    @Test
    void bansHoldForAPersonOrOneToken() {
        store.bans().banPerson("ann", "rude");
        store.bans().banPerson("ann", "rude again");
        store.bans().banToken("123", "stolen");

        assertThat(store.bans().has("ann", "1")).isTrue();
        assertThat(store.bans().has("bob", "123")).isTrue();
        assertThat(store.bans().has("bob", "1")).isFalse();
        assertThat(store.bans().pardon("ann")).isTrue();
        assertThat(store.bans().has("ann", "1")).isFalse();
    }
}

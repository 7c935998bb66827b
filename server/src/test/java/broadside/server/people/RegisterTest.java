package broadside.server.people;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import broadside.server.people.NotAdmitted.Why;
import broadside.server.store.DataFolder;
import broadside.server.store.Store;
import java.nio.file.Path;
import java.time.Clock;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class RegisterTest {
    private static final Passwords PASSWORDS = new Passwords();

    @TempDir
    Path folder;

    private DataFolder data;
    private Store store;
    private Register register;
    private Doorman doorman;

    @BeforeEach
    void open() {
        data = DataFolder.open(folder);
        store = Store.open(data.database(), Clock.systemUTC());
        Seal seal = new Seal(store);
        register = new Register(store, seal, PASSWORDS);
        doorman = new Doorman(store, seal);
    }

    @AfterEach
    void close() {
        store.close();
        data.close();
    }

    private static void assertNotAdmitted(Why why, ThrowingCallable call) {
        assertThatThrownBy(call)
                .isInstanceOfSatisfying(
                        NotAdmitted.class, e -> assertThat(e.why()).isEqualTo(why));
    }

    @Test
    void aGuestComesBackWithTheToken() {
        Welcome ann = register.join("  Ann   Bonny ");

        assertThat(ann.person().name()).isEqualTo("Ann Bonny");
        assertThat(doorman.admit(ann.token())).isEqualTo(ann.person());
        assertThat(ann.toString()).doesNotContain(ann.token());
    }

    @Test
    void theSealOutlivesARestart() {
        Welcome ann = register.join("Ann");
        store.close();
        store = Store.open(data.database(), Clock.systemUTC());

        assertThat(new Doorman(store, new Seal(store)).admit(ann.token())).isEqualTo(ann.person());
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "   ", "a\u0000b", "<b>", "a\u202Eb", "1234567890123456789012345", "\uD83D\uDE00"})
    void someNamesCannotBeShown(String name) {
        assertThatThrownBy(() -> register.join(name)).isInstanceOf(NotPossible.class);
    }

    @Test
    void anAccountIsEnteredWithItsPassword() {
        Welcome ann = register.join("Ann");
        register.openAccount(ann.person(), " Ann.Bonny ", "a few words");

        Welcome again = register.logIn("ANN.bonny", "a few words");

        assertThat(again.person().id()).isEqualTo(ann.person().id());
        assertThat(again.person().guest()).isFalse();
        assertNotAdmitted(Why.BAD_PASSWORD, () -> register.logIn("ann.bonny", "other words"));
        assertNotAdmitted(Why.BAD_PASSWORD, () -> register.logIn("nobody", "a few words"));
        assertThat(store.people().password(ann.person().id()))
                .startsWith("$argon2id$")
                .doesNotContain("few");
    }

    @Test
    void aLoginBelongsToOne() {
        register.openAccount(register.join("Ann").person(), "ann", "a few words");
        Person bob = register.join("Bob").person();

        assertThatThrownBy(() -> register.openAccount(bob, "ann", "a few words"))
                .hasMessageContaining("taken");
        assertThatThrownBy(() -> register.openAccount(bob, "b", "a few words")).isInstanceOf(NotPossible.class);
        assertThatThrownBy(() -> register.openAccount(bob, "bob", "short")).isInstanceOf(NotPossible.class);
    }

    @Test
    void aNewPasswordShutsOldTokensOut() {
        Welcome ann = register.join("Ann");
        Person person = register.openAccount(ann.person(), "ann", "a few words");
        assertNotAdmitted(Why.BAD_PASSWORD, () -> register.changePassword(person, "wrong", "other words"));

        Welcome changed = register.changePassword(person, "a few words", "other words");

        assertNotAdmitted(Why.BAD_TOKEN, () -> doorman.admit(ann.token()));
        assertThat(doorman.admit(changed.token()).id()).isEqualTo(person.id());
        register.logIn("ann", "other words");
    }

    @Test
    void whoIsForgottenIsNotLetIn() {
        Welcome ann = register.join("Ann");

        register.forget(ann.person());

        assertNotAdmitted(Why.BAD_TOKEN, () -> doorman.admit(ann.token()));
    }

    @Test
    void whoIsBannedIsNotLetIn() {
        Welcome ann = register.join("Ann");
        register.openAccount(ann.person(), "ann", "a few words");

        store.bans().banPerson(ann.person().id(), "rude");

        assertNotAdmitted(Why.BANNED, () -> doorman.admit(ann.token()));
        assertNotAdmitted(Why.BANNED, () -> register.logIn("ann", "a few words"));
        store.bans().pardon(ann.person().id());
        doorman.admit(ann.token());
    }

    @Test
    void aStolenTokenIsBannedAlone() {
        Welcome ann = register.join("Ann");
        register.openAccount(ann.person(), "ann", "a few words");
        Welcome other = register.logIn("ann", "a few words");

        store.bans().banToken(ann.token().split("\\.", -1)[2], "stolen");

        assertNotAdmitted(Why.BANNED, () -> doorman.admit(ann.token()));
        doorman.admit(other.token());
    }
}

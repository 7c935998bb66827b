package broadside.server.people;

import static org.assertj.core.api.Assertions.assertThat;

import broadside.server.store.Store;
import broadside.server.store.StoreHost;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import org.assertj.core.api.Assertions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** L11: the passwords that everybody tries first are refused, and tokens nobody uses end. */
class FindingL11Test {
    @ParameterizedTest
    @ValueSource(
            strings = {
                "12345678",
                "123456789",
                "87654321",
                "password",
                "Password1!",
                "qwertyui",
                "QWERTY123",
                "aaaaaaaa",
                "abababab",
                "abcdefgh",
                "letmein1",
                "iloveyou2024",
                "passwordpassword",
                "1q2w3e4r",
                "contraseña1",
                "broadside",
                "blackbeard99"
            })
    void l11_everybodyTriesThese(String password) {
        assertThat(CommonPasswords.has(password)).isTrue();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "four anchors and a kite",
                "Tb7!kQzm",
                "rum-barrel-at-dawn",
                "zanahoria lenta",
                "mxw84tqp",
                "a secret"
            })
    void l11_theseAreNotAmongThem(String password) {
        assertThat(CommonPasswords.has(password)).isFalse();
    }

    @Test
    void l11_aTokenThatNobodyUsedForHalfAYearIsNoLongerGood(@TempDir Path folder) {
        try (Store store = Store.open(StoreHost.sqlite(folder), Clock.systemUTC())) {
            Seal seal = new Seal(store);
            Welcome ann = new Register(store, seal, new Passwords()).join("Ann");
            assertThat(new Doorman(store, seal, later(179)).admit(ann.token()).name())
                    .isEqualTo("Ann");
            Assertions.assertThatThrownBy(() -> new Doorman(store, seal, later(181)).admit(ann.token()))
                    .isInstanceOf(NotAdmitted.class);
        }
    }

    private static Clock later(int days) {
        return Clock.fixed(Instant.now().plus(Duration.ofDays(days)), ZoneOffset.UTC);
    }
}

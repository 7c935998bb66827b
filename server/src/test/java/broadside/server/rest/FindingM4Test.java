package broadside.server.rest;

import static org.assertj.core.api.Assertions.assertThat;

import io.quarkus.test.common.http.TestHTTPResource;
import io.quarkus.test.junit.QuarkusTest;
import io.quarkus.test.junit.TestProfile;
import java.net.URI;
import java.util.List;
import org.junit.jupiter.api.Test;

/** M4 and M3: what takes much work has a small budget of its own; L10: people of one address have one each. */
@QuarkusTest
@TestProfile(LimitsTest.WithLimits.class)
class FindingM4Test {
    @TestHTTPResource("/")
    URI server;

    private static int refused(Browser asker, String path, int times) {
        int refused = 0;
        for (int i = 0; i < times; i++) {
            refused += asker.get(path).status() == 429 ? 1 : 0;
        }
        return refused;
    }

    @Test
    void m4_dearRequestsAreCountedApart() {
        Browser ann = Guests.come(server, "Ann");
        for (String path : List.of(
                "/api/matches/none/replay",
                "/api/matches/none/verification",
                "/api/matches/none/evaluation",
                "/api/tables/none/moment")) {
            assertThat(refused(ann, path, 30)).as(path).isPositive();
        }
        assertThat(refused(ann, "/api/version", 30)).isZero();
    }

    @Test
    void m3_searchingTheRulesIsCountedApart() {
        Browser bob = Guests.come(server, "Bob");
        assertThat(refused(bob, "/api/rules/spanish-main?q=ship", 60)).isPositive();
        assertThat(refused(bob, "/api/version", 30)).isZero();
    }

    @Test
    void l10_oneOfAClubDoesNotUseUpWhatTheOthersHave() {
        Browser greedy = Guests.come(server, "Greedy");
        Browser modest = Guests.come(server, "Modest");
        assertThat(refused(greedy, "/api/matches/none/replay", 40)).isPositive();
        assertThat(refused(modest, "/api/matches/none/replay", 5)).isZero();
    }
}

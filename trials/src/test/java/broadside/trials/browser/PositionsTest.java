package broadside.trials.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A position of every game is set up, sent to a friend as a puzzle and played on; so is a moment of a finished match. */
class PositionsTest extends PageTrial {
    private static final String MY_SEAT = """
            async id => {
              const token = JSON.parse(localStorage.getItem('broadside.person')).token;
              const answer = await fetch('/api/tables/' + id, {headers: {Authorization: 'Bearer ' + token}});
              return (await answer.json()).seats.find(seat => seat.you).name;
            }""";

    @ParameterizedTest
    @CsvSource({"spanish-main", "pirate-attack", "high-seas", "race-to-nine"})
    void aPositionIsSentToAFriendWhoPlaysItOn(String game) {
        Page page = visitor();
        page.context().grantPermissions(List.of("clipboard-read", "clipboard-write"));
        go(page, "/editor/" + game);
        page.locator(".edit-verdict.good-news").waitFor();
        button(page, "Copy as a puzzle").click();
        page.getByText("The link to this puzzle is copied.").waitFor();
        String link = (String) page.evaluate("() => navigator.clipboard.readText()");

        Page friend = visitor(390, 844);
        friend.navigate(link);
        friend.getByText("A puzzle for you").waitFor();
        button(friend, "Begin").click();
        friend.waitForURL(Pattern.compile(".*/table/.+"));
        friend.locator(".puzzle-bar").waitFor();
        String table = friend.url().replaceAll(".*/table/", "");
        String seat = (String) friend.evaluate(MY_SEAT, table);
        Tables.play(friend, table, seat, game.equals("spanish-main") ? 200 : 2);
        if (game.equals("spanish-main")) {
            friend.locator(".result-goal").waitFor();
        }
        assertThat(mishaps).isEmpty();
    }

    @Test
    void aPuzzleIsMadeFromAnyMomentAtWhichSomebodyChooses() {
        Map<String, Map<String, Object>> games = Map.of(
                "spanish-main",
                Map.of(),
                "pirate-attack",
                Map.of("time-limit-turns", 12),
                "high-seas",
                Map.of("rounds", 2));
        games.forEach((game, options) -> {
            Page page = visitor();
            go(page, "/");
            Tables.comeIn(page, "Ann");
            List<String> others = game.equals("pirate-attack") ? List.of("Bess", "Cal") : List.of("Bess");
            String table = Tables.open(page, game, options, "deckhand", others);
            Tables.play(page, table, "Ann", 2_000);
            for (double where : new double[] {0.3, 0.6}) {
                go(page, "/replay/" + table);
                page.locator(".replay-jump").first().waitFor();
                int steps = page.locator(".replay-jump").count();
                page.locator(".replay-jump").nth((int) (steps * where)).click();
                button(page, "Make a puzzle from here").click();
                button(page, "Begin").click();
                page.waitForURL(Pattern.compile(".*/table/.+"));
                page.locator(".puzzle-bar").waitFor();
            }
        });
        assertThat(mishaps).isEmpty();
    }

    private static com.microsoft.playwright.Locator button(Page page, String name) {
        return page.getByRole(
                AriaRole.BUTTON, new Page.GetByRoleOptions().setName(name).setExact(true));
    }
}

package broadside.trials.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.deque.html.axecore.playwright.AxeBuilder;
import com.deque.html.axecore.results.Rule;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import com.microsoft.playwright.options.LoadState;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.assertj.core.api.SoftAssertions;
import org.junit.jupiter.api.Test;

/** Holds of every page: readable by everybody, nothing jumps, nothing sticks out on a phone, no script fails. */
class PagesTest extends PageTrial {
    private static final List<String> TAGS = List.of("wcag2a", "wcag2aa", "wcag21aa", "wcag22aa");
    private static final Set<String> SERIOUS = Set.of("serious", "critical");
    private static final double MOST_SHIFT = 0.05;

    @Test
    void everyPageIsGoodForEverybody() throws Exception {
        SoftAssertions all = new SoftAssertions();
        String finished = Voyages.finished(ship);
        String running = Voyages.waiting(ship);
        for (String path : List.of(
                "/",
                "/lobby",
                "/matches",
                "/puzzles",
                "/learn",
                "/learn/spanish-main",
                "/editor/pirate-attack",
                "/settings",
                "/about",
                "/rules/spanish-main",
                "/rules/spanish-main/SM-TURN-01",
                "/table/" + running,
                "/table/" + finished,
                "/replay/" + finished)) {
            look(path, 1440, ColorScheme.LIGHT, all);
            look(path, 390, ColorScheme.DARK, all);
        }
        all.assertThat(mishaps).as("scripts that failed").isEmpty();
        all.assertAll();
    }

    /** Preact once lost lines of a list that came in another order. */
    @Test
    void everySearchOfTheRulesShowsAllItFound() {
        Page page = visitor();
        go(page, "/rules/high-seas");
        for (String word : List.of("derelict", "ram", "tow", "derelict")) {
            page.getByRole(com.microsoft.playwright.options.AriaRole.SEARCHBOX).fill(word);
            page.waitForURL("**q=" + word);
            PlayedPage.until(page, "all that " + word + " finds", () -> {
                String said = page.locator(".rules-wait [role=status]").allInnerTexts().stream()
                        .findFirst()
                        .orElse("");
                String found = said.replaceAll("\\D", "");
                return !found.isEmpty()
                        && page.locator(".rule-list > li").count() == Integer.parseInt(found)
                        && page.locator(".rule-list > li")
                                .first()
                                .innerText()
                                .toLowerCase(java.util.Locale.ROOT)
                                .contains(word);
            });
        }
    }

    private void look(String path, int width, ColorScheme scheme, SoftAssertions all) {
        Page page = visitor(width, 844);
        page.emulateMedia(new Page.EmulateMediaOptions().setColorScheme(scheme));
        go(page, path);
        page.waitForLoadState(LoadState.NETWORKIDLE);
        String where = path + " at " + width + " px";
        all.assertThat(page.getByRole(com.microsoft.playwright.options.AriaRole.MAIN)
                        .count())
                .as("the main part of " + where)
                .isEqualTo(1);
        all.assertThat(serious(page)).as("what hinders people on " + where).isEmpty();
        all.assertThat(shift(page)).as("layout shift of " + where).isLessThan(MOST_SHIFT);
        int sticksOut = ((Number)
                        page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth"))
                .intValue();
        all.assertThat(sticksOut).as("pixels that stick out of " + where).isLessThanOrEqualTo(0);
        page.context().close();
    }

    static List<String> serious(Page page) {
        List<String> found = new ArrayList<>();
        for (Rule rule : new AxeBuilder(page).withTags(TAGS).analyze().getViolations()) {
            if (SERIOUS.contains(rule.getImpact())) {
                found.add(rule.getId() + ": " + rule.getHelp() + " at "
                        + rule.getNodes().get(0).getTarget() + " and "
                        + (rule.getNodes().size() - 1) + " more");
            }
        }
        return found;
    }

    @Test
    void aPageThatIsNotThereSaysSo() {
        Page page = visitor();
        go(page, "/no/such/page");
        assertThat(page.locator("main").innerText()).isNotBlank();
    }
}

package broadside.trials.browser;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.LoadState;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.assertj.core.api.SoftAssertions;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/**
 * Holds of every page and table, on a desk and on a phone: its text fits, in the page's own fonts and in letters 30% wider.
 * What a machine takes instead of them is less wide than that, as {@link FontsTest} measures.
 */
class TextFitTest extends PageTrial {
    private static final List<Integer> WIDTHS = List.of(1440, 390);
    private static final Path PICTURES = Path.of("target", "pictures");
    private static final String NAME = "Bartholomew Roberts";

    private final List<String> paths = new ArrayList<>(List.of(
            "/",
            "/lobby",
            "/matches",
            "/puzzles",
            "/learn",
            "/settings",
            "/about",
            "/editor",
            "/rules/spanish-main",
            "/rules/pirate-attack",
            "/rules/high-seas",
            "/rules/spanish-main/SM-TURN-01"));
    private String person;

    @BeforeAll
    void play() {
        if (!hasBrowser()) {
            return;
        }
        Page page = visitor();
        go(page, "/");
        Tables.comeIn(page, NAME);
        person = (String) page.evaluate("localStorage.getItem('broadside.person')");
        List<String> others = List.of("Captain Bess Harrow", "Calico Finnegan");
        Map<String, Object> few = Map.of("rounds", 3, "sea", 900);
        for (String game : List.of("spanish-main", "pirate-attack", "high-seas")) {
            Map<String, Object> options = game.equals("high-seas") ? few : Map.of();
            List<String> crew = game.equals("high-seas") ? others.subList(0, 1) : others;
            List<String> waiting = new ArrayList<>(crew);
            waiting.set(0, "-");
            paths.add("/table/" + Tables.open(page, game, options, "deckhand", waiting));
            String begun = Tables.open(page, game, Map.of(), "deckhand", crew);
            Tables.play(page, begun, NAME, 30);
            paths.add("/table/" + begun);
            String finished = Tables.open(page, game, options, "deckhand", crew);
            Tables.play(page, finished, NAME, Integer.MAX_VALUE);
            paths.add("/table/" + finished);
            paths.add("/replay/" + finished);
        }
    }

    @Test
    void inItsOwnFonts() {
        look("own fonts", page -> {});
    }

    @Test
    void inLettersThatAreAThirdWider() {
        look("wide letters", page -> WideText.in(page.context()));
    }

    private void look(String how, java.util.function.Consumer<Page> with) {
        SoftAssertions all = new SoftAssertions();
        for (int width : WIDTHS) {
            Page page = width < 700 ? toucher(width, 844) : visitor(width, 900);
            with.accept(page);
            page.addInitScript("localStorage.setItem('broadside.person', '" + person.replace("'", "\\'") + "')");
            for (String path : paths) {
                go(page, path);
                page.waitForLoadState(LoadState.NETWORKIDLE);
                page.evaluate("document.fonts.ready.then(() => true)");
                List<String> faults = TextFit.faults(page);
                if (!faults.isEmpty()) {
                    String name = (how + "-" + width + path).replaceAll("[^a-z0-9]+", "-") + ".png";
                    page.screenshot(new Page.ScreenshotOptions().setPath(PICTURES.resolve(name)));
                }
                all.assertThat(faults).as("%s at %d px in %s", path, width, how).isEmpty();
            }
        }
        all.assertThat(mishaps).as("scripts that failed").isEmpty();
        all.assertAll();
    }
}

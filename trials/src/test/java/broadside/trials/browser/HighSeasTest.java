package broadside.trials.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.Set;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** Plays High Seas at the drawn table: a whole game against a captain, and by touch on a phone to the first explore. */
class HighSeasTest extends PageTrial {
    private static final Path PICTURES = Path.of("target", "pictures");
    private static final double MOST_SHIFT = 0.1;
    private static final int ROUNDS = 6;
    private static final String DERELICTS = """
            {"game": "high-seas", "seats": ["Ann", "Bob"], "at": {"turn": "Ann"},
             "islands": [
               {"island": "Isla Roja", "pose": [150, 150, 0], "home": "Ann"},
               {"island": "Gull Rock", "pose": [850, 850, 0], "home": "Bob"},
               {"island": "Cayo Largo", "pose": [420, 420, 0], "coins": [1, 2, 3]}],
             "ships": [
               {"ship": "Petrel", "of": "Ann", "pose": [500, 547.6, 0]},
               {"ship": "HMS Dover", "of": "Ann", "pose": [300, 250, 0], "masts": []},
               {"ship": "Gaviota", "of": "Bob", "pose": [500, 560, 180], "masts": []},
               {"ship": "Lucero", "of": "Bob", "docked": "Gull Rock", "bearing": 200}]}""";

    @Test
    void aPersonPlaysACaptainFromTheSetupToTheEnd() {
        Page page = visitor();
        open(page, "by-hand", ROUNDS);
        SeaPlayer player = new SeaPlayer(page, false);
        PlayedPage window = new PlayedPage(page);
        Set<String> pressed = new LinkedHashSet<>();
        PlayedPage.until(page, "the game ends", () -> {
            pressed.add(player.press());
            return window.isOver();
        });
        assertThat(pressed).contains("spot", "Put it here", "Start here", "Crew placed", "Move", "Sail");
        assertThat(page.locator(".result tbody tr").count()).isEqualTo(2);
        judge(page, "end");
    }

    @Test
    void aFingerSailsToTheFirstExplore() {
        Page page = toucher(390, 844);
        open(page, "automatic", 40);
        SeaPlayer player = new SeaPlayer(page, true);
        Locator log = page.locator("#log");
        Set<String> pressed = new LinkedHashSet<>();
        PlayedPage.until(page, "something is explored", () -> {
            if (page.locator(".hs-sailing").count() > 0) {
                player.stepBack();
            }
            pressed.add(player.press());
            boolean explores = pressed.stream().anyMatch(one -> one.startsWith("Explore"));
            return explores && log.innerText().contains("and loads");
        });
        assertThat(pressed).contains("Move", "sea", "Sail");
        // Whoever reads on below still sees the sea.
        page.locator(".hs-fleets").evaluate("e => e.scrollIntoView({block: 'end'})");
        assertThat(page.locator(".hs-sea").boundingBox().y).isBetween(0.0, 200.0);
        judge(page, "phone");
    }

    /** The chart keeps the zoom one has chosen, a derelict alongside can be towed, and nobody scuttles a ship by mistake. */
    @Test
    void whoHasZoomedKeepsItTowsByAnOrderAndIsAskedBeforeScuttling() {
        Page page = visitor();
        go(page, "/about");
        Tables.comeIn(page, "Ann");
        go(page, "/table/" + Tables.from(page, DERELICTS, "Ann", "deckhand"));
        page.locator(".hs-orders").waitFor();
        button(page, "Zoom in").click();
        button(page, "Zoom in").click();
        double zoomed = width(page);
        Locator petrel = page.locator(".hs-order", new Page.LocatorOptions().setHasText("Petrel"));
        petrel.locator(".hs-can", new Locator.LocatorOptions().setHasText("Move"))
                .click();
        // Taking her in tow is asked before she sails.
        page.locator(".hs-choices").waitFor();
        assertThat(width(page)).isEqualTo(zoomed);
        page.getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName("Undo"))
                .click();
        page.locator(".hs-orders").waitFor();
        assertThat(width(page)).isEqualTo(zoomed);
        page.getByLabel("Show the whole sea").click();
        assertThat(width(page)).isGreaterThan(zoomed * 1.5);

        petrel.locator(".hs-tow").click();
        page.locator(".hs-sailing").waitFor();
        assertThat(page.locator("#log").innerText()).contains("Petrel takes Gaviota in tow");
        page.locator(".hs-stop").click();
        Locator dover = page.locator(".hs-order", new Page.LocatorOptions().setHasText("HMS Dover"));
        dover.locator(".hs-more").click();
        dover.getByText("scuttle").click();
        assertThat(page.locator("dialog[open]").innerText()).contains("33 %");
        page.locator("dialog[open] .danger").click();
        page.waitForFunction("document.querySelector('#log').innerText.includes('scuttle')");
        judge(page, "tow");
    }

    private static Locator button(Page page, String name) {
        return page.getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName(name));
    }

    /** How many millimetres of sea the chart shows from side to side. */
    private static double width(Page page) {
        String box = page.locator(".hs-sea > svg").getAttribute("viewBox");
        return Double.parseDouble(box.split(" ")[2]);
    }

    /** Nothing hinders people, nothing jumped by itself, nothing sticks out, no script failed. */
    private void judge(Page page, String what) {
        page.waitForTimeout(300);
        picture(page, what);
        double worst = ((Number) page.evaluate("window.__worst")).doubleValue();
        System.out.printf("High Seas, %s: worst burst of shifts %.4f, sum %.4f%n", what, worst, shift(page));
        assertThat(worst).as("layout shift, %s", what).isLessThan(MOST_SHIFT);
        assertThat(PagesTest.serious(page)).isEmpty();
        int sticksOut = ((Number)
                        page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth"))
                .intValue();
        assertThat(sticksOut).isLessThanOrEqualTo(0);
        assertThat(mishaps).isEmpty();
    }

    private void open(Page page, String setup, int rounds) {
        go(page, "/lobby");
        // the form's own choice of a game: the list of tables has one, too
        page.locator("form.open-table select").first().selectOption("high-seas");
        page.locator(".game-options summary").click();
        page.locator("#option-rounds").fill(Integer.toString(rounds));
        page.locator("#option-setup").selectOption(setup);
        page.getByLabel("Your name").first().fill("Ann");
        page.getByLabel("Seat 2").first().selectOption("captain:captain");
        page.getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName("Open the table"))
                .click();
        page.waitForURL(Pattern.compile(".*/table/.+"));
        page.locator(".hs-table").waitFor();
    }

    private static void picture(Page page, String what) {
        page.screenshot(new Page.ScreenshotOptions()
                .setPath(PICTURES.resolve("high-seas-" + what + "-" + page.viewportSize().width + ".png"))
                .setFullPage(true));
    }
}

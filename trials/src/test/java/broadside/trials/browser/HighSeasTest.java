package broadside.trials.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** Plays High Seas at the drawn table: a whole game against a captain, and by touch on a phone to the first explore. */
class HighSeasTest extends PageTrial {
    private static final Path PICTURES = Path.of("target", "pictures");

    @Test
    void aPersonPlaysACaptainFromTheSetupToTheEnd() {
        Page page = visitor();
        open(page, "by-hand", 4);
        SeaPlayer player = new SeaPlayer(page);
        PlayedPage window = new PlayedPage(page);
        List<String> pressed = new ArrayList<>();
        PlayedPage.until(page, "the game ends", () -> {
            pressed.add(player.press());
            return window.isOver();
        });
        assertThat(pressed).contains("spot", "Put it here", "She begins here", "The crew is placed", "Move", "Sail");
        picture(page, "end");
        assertThat(mishaps).isEmpty();
    }

    @Test
    void aFingerSailsToTheFirstExplore() {
        Page page = toucher(390, 844);
        open(page, "automatic", 40);
        SeaPlayer player = new SeaPlayer(page);
        Locator log = page.getByRole(AriaRole.LOG);
        int[] tapped = {0};
        PlayedPage.until(page, "something is explored", () -> {
            Locator lit = page.locator(".hs-island.lit");
            boolean sails = page.locator(".hs-courses").count() > 0
                    && page.locator(".hs-plan .main").count() == 0;
            if (sails && lit.count() > 0) {
                // The nearest of those that can be pressed stands first in the list; a finger presses it on the sea.
                String name = page.locator(".hs-to span").first().textContent();
                Locator island = page.locator(".hs-island.lit[data-piece=\"" + name + "\"] .hs-green");
                if (island.count() > 0 && isInside(island)) {
                    island.tap();
                    tapped[0]++;
                }
            }
            player.press();
            return Pattern.compile("has explored").matcher(log.innerText()).find();
        });
        assertThat(tapped[0]).isPositive();
        picture(page, "phone");
        assertThat(PagesTest.serious(page)).isEmpty();
        int sticksOut = ((Number)
                        page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth"))
                .intValue();
        assertThat(sticksOut).isLessThanOrEqualTo(0);
        assertThat(mishaps).isEmpty();
    }

    /** Says whether a thing lies wholly on the part of the sea that is shown. */
    private static boolean isInside(Locator thing) {
        return (Boolean) thing.evaluate("e => { const a = e.getBoundingClientRect();"
                + " const b = e.closest('.hs-sea').getBoundingClientRect();"
                + " return a.left > b.left && a.right < b.right && a.top > b.top + 60 && a.bottom < b.bottom; }");
    }

    private void open(Page page, String setup, int rounds) {
        go(page, "/lobby");
        // the form's own choice of a game: the list of tables has one, too
        page.locator("form.open-table select").first().selectOption("high-seas");
        page.locator("#option-rounds").fill(Integer.toString(rounds));
        page.locator("#option-setup").selectOption(setup);
        page.getByLabel("Your name").first().fill("Ann");
        page.getByLabel("Seat 2").first().selectOption("captain:deckhand");
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

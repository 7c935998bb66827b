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
        assertThat(pressed).contains("spot", "Put it here", "She begins here", "The crew is placed", "Move", "Sail");
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
            return explores && log.innerText().contains("has explored");
        });
        assertThat(pressed).contains("Move", "sea", "Sail");
        judge(page, "phone");
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

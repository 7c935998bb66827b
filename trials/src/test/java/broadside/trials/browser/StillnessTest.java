package broadside.trials.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Nothing jumps while a whole game is played at a drawn table. What counts is the browser's own measure, the worst burst of
 * shifts nobody caused by a click; the sum over the whole game is printed beside it.
 */
@Tag("soak")
class StillnessTest extends PageTrial {
    private static final double MOST_SHIFT = 0.05;

    @ParameterizedTest
    @ValueSource(ints = {1440, 390})
    void pirateAttackStandsStill(int width) {
        Page page = visitor(width, width > 700 ? 900 : 844);
        go(page, "/");
        Tables.comeIn(page, "Ann");
        String table =
                Tables.open(page, "pirate-attack", Map.of(), "deckhand", List.of("Bess", "Calico", "Drake", "Edith"));
        drawAlways(page);
        go(page, "/table/" + table);
        Random random = new Random(5);
        PlayedPage played = new PlayedPage(page);
        PlayedPage.until(page, "the game ends", () -> {
            Pointing.atPirateAttack(page, random);
            return played.isOver();
        });
        judge(page, "Pirate Attack", width);
    }

    @ParameterizedTest
    @ValueSource(ints = {1440, 390})
    void spanishMainStandsStill(int width) {
        Page page = visitor(width, width > 700 ? 900 : 844);
        go(page, "/");
        Tables.comeIn(page, "Ann");
        String table = Tables.open(page, "spanish-main", Map.of(), "deckhand", Collections.nCopies(1, "Bess"));
        go(page, "/table/" + table);
        PlayedPage played = new PlayedPage(page);
        PlayedPage.until(page, "the game ends", () -> {
            Locator open = page.locator(".sm-action.open:has-text('Pass'), .sm-confirm .main:not([disabled])");
            Locator none = page.getByText("None, just pass");
            if (none.count() > 0) {
                page.evaluate("() => [...document.querySelectorAll('button')]"
                        + ".find(one => one.textContent.includes('None, just pass'))?.click()");
            } else if (open.count() > 0) {
                page.evaluate("() => (document.querySelector('.sm-confirm .main:not([disabled])')"
                        + " ?? [...document.querySelectorAll('.sm-action.open')].at(-1))?.click()");
            }
            return played.isOver();
        });
        judge(page, "Spanish Main", width);
    }

    private void judge(Page page, String game, int width) {
        page.waitForTimeout(500);
        double worst = ((Number) page.evaluate("window.__worst")).doubleValue();
        System.out.printf("%s at %d px: worst burst %.4f, sum %.4f%n", game, width, worst, shift(page));
        assertThat(worst).as("%s at %d px", game, width).isLessThan(MOST_SHIFT);
        assertThat(mishaps).isEmpty();
    }

    private static void drawAlways(Page page) {
        page.evaluate("() => localStorage.setItem('broadside.settings', JSON.stringify({drawForMe: true}))");
    }
}

package broadside.trials.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Nothing jumps while a whole game is played at a drawn table. What counts is the browser's own measure, the worst burst of
 * shifts nobody caused by a click; the sum over the whole game and what moved are printed beside it.
 *
 * <p>What is allowed for is the log, which folds a turn that is over. Spanish Main is not measured: its ships change places.
 */
@Tag("soak")
class StillnessTest extends PageTrial {
    private static final double MOST_SHIFT = 0.12;

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
        judge(page, width);
    }

    private void judge(Page page, int width) {
        page.waitForTimeout(500);
        double worst = ((Number) page.evaluate("window.__worst")).doubleValue();
        System.out.printf("Pirate Attack at %d px: worst burst %.4f, sum %.4f%n", width, worst, shift(page));
        List<String> moved = moved(page);
        moved.stream().limit(12).forEach(System.out::println);
        assertThat(worst).as("%d px: %s", width, moved).isLessThan(MOST_SHIFT);
        assertThat(mishaps).isEmpty();
    }

    private static void drawAlways(Page page) {
        page.evaluate("() => localStorage.setItem('broadside.settings', JSON.stringify({drawForMe: true}))");
    }
}

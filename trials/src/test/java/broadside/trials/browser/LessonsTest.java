package broadside.trials.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Whoever has never played is led through a first game of every game that has a lesson, to its end. */
class LessonsTest extends PageTrial {
    private static final int FEWEST_TIPS = 4;
    private static final int MOST_ROUNDS = 60;

    @ParameterizedTest
    @ValueSource(ints = {1440, 390})
    @SuppressWarnings("unchecked")
    void everyLessonIsPlayedToItsEnd(int width) {
        Page list = visitor(width, 844);
        go(list, "/learn");
        Locator links = list.locator(".learn-games a");
        links.first().waitFor();
        List<String> lessons = (List<String>) links.evaluateAll("all => all.map(a => a.getAttribute('href'))");
        assertThat(lessons).isNotEmpty();
        for (String lesson : lessons) {
            lead(lesson, width);
        }
        assertThat(mishaps).isEmpty();
    }

    private void lead(String lesson, int width) {
        Page page = visitor(width, 844);
        go(page, lesson);
        page.locator(".how-to li svg").first().waitFor();
        page.getByLabel("Your name").first().fill("Ann");
        page.locator(".learn-start button").click();
        page.waitForURL(Pattern.compile(".*/table/.+"));
        Locator coach = page.locator(".coach h2");
        coach.waitFor();
        assertThat(page.locator(".table-goal").innerText())
                .as("the goal of " + lesson)
                .isNotBlank();
        assertThat(PagesTest.serious(page)).as(lesson).isEmpty();
        Set<String> tips = new LinkedHashSet<>();
        String table = page.url().replaceAll(".*/table/", "");
        PlayedPage played = new PlayedPage(page);
        for (int round = 0; round < MOST_ROUNDS && !played.isOver(); round++) {
            while (coach.count() > 0 && !played.isOver()) {
                tips.add(coach.innerText());
                Locator next = page.locator(".coach-buttons .button.main");
                next.evaluateAll("all => all[0]?.click()");
            }
            Tables.wander(page, table, "Ann", round < 20 ? 1 : 100);
            page.waitForTimeout(150);
        }
        PlayedPage.until(page, "the end of " + lesson, played::isOver);
        assertThat(tips).as("what the coach of " + lesson + " said").hasSizeGreaterThanOrEqualTo(FEWEST_TIPS);
        PlayedPage.until(
                page,
                "a farewell",
                () -> coach.count() > 0 && coach.first().innerText().contains("Your first game is over"));
    }
}

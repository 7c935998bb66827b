package broadside.trials.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** Plays the small game of docs/add-a-game.md in the browser: a game of which the page knows nothing. */
class AddedGameTest extends PageTrial {

    @Test
    void aGameOnTheClassPathIsPlayedToTheEnd() {
        Page page = visitor();
        go(page, "/lobby");
        page.getByLabel("Your name").first().fill("Ann");
        page.locator("form.open-table select").first().selectOption("race-to-nine");
        page.getByLabel("Seat 2").first().selectOption("captain:deckhand");
        page.getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName("Open the table"))
                .click();
        page.waitForURL(Pattern.compile(".*/table/.+"));
        PlayedPage played = new PlayedPage(page);
        for (int i = 0; i < 40 && !played.isOver(); i++) {
            PlayedPage.until(page, "asked or over", () -> played.isAsked() || played.isOver());
            if (played.isAsked()) {
                assertThat(page.locator("main").innerText()).contains("Take the top card");
                String before = page.locator("main").innerText();
                played.choose("Take the top card");
                PlayedPage.until(
                        page,
                        "the choice counts",
                        () -> !page.locator("main").innerText().equals(before));
            }
        }
        assertThat(played.isOver()).isTrue();
        assertThat(page.locator("main").innerText()).contains("Somebody has nine or more");
        assertThat(mishaps).isEmpty();
    }
}

package broadside.trials.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Route;
import com.microsoft.playwright.options.AriaRole;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** Plays whole games in the browser, as people do. */
class GamesTest extends PageTrial {

    @Test
    void aPersonPlaysAWholeGameAgainstACaptain() {
        Page page = visitor();
        playNow(page, "Ann");
        // some turns at the drawn table first
        for (int turn = 0; turn < 3; turn++) {
            passAtDrawnTable(page);
        }
        PlayedPage played = new PlayedPage(page);
        played.useTextTable();
        playToTheEnd(List.of(played));
        assertThat(page.locator(".result").innerText()).contains("Ann");
        assertThat(mishaps).isEmpty();
    }

    @Test
    void twoPeoplePlayEachOtherAndOneReloadsWhileAThirdWatches() {
        Page ann = visitor();
        goToLobby(ann);
        ann.getByLabel("Your name").first().fill("Ann");
        button(ann, "Open the table").click();
        ann.waitForURL(Pattern.compile(".*/table/.+"));
        String table = ann.url();

        Page bob = visitor();
        bob.navigate(table);
        Locator name = bob.getByLabel("Your name at the table");
        name.first().fill("Bob");
        button(bob, "Sit down here").first().click();

        Page cat = visitor();
        PlayedPage first = new PlayedPage(ann);
        PlayedPage second = new PlayedPage(bob);
        PlayedPage.until(
                ann,
                "the game begins",
                () -> ann.getByText("Your turn").count() > 0
                        || bob.getByText("Your turn").count() > 0);
        cat.navigate(table);
        first.useTextTable();
        second.useTextTable();
        for (int i = 0; i < 6; i++) {
            playOne(List.of(first, second));
        }
        bob.reload();
        playToTheEnd(List.of(first, second));
        assertThat(first.result()).isEqualTo(second.result());
        PlayedPage watcher = new PlayedPage(cat);
        PlayedPage.until(cat, "the spectator sees the end", watcher::isOver);
        assertThat(watcher.isAsked()).isFalse();
        assertThat(mishaps).isEmpty();
    }

    @Test
    void whoSitsDownIsSeatedThoughTheAnswerIsLost() {
        Page ann = visitor();
        goToLobby(ann);
        ann.getByLabel("Your name").first().fill("Ann");
        button(ann, "Open the table").click();
        ann.waitForURL(Pattern.compile(".*/table/.+"));

        Page bob = visitor();
        // The host takes him, but its answer never comes: the connection alone must tell him that he sits.
        bob.route("**/api/tables/*/seats/*", Route::fetch);
        bob.navigate(ann.url());
        bob.getByLabel("Your name at the table").first().fill("Bob");
        button(bob, "Sit down here").first().click();
        PlayedPage.until(
                bob,
                "he has ships of his own",
                () -> bob.getByText("yours", new Page.GetByTextOptions().setExact(true))
                                .count()
                        > 0);
        assertThat(mishaps).isEmpty();
    }

    @Test
    void twoPeopleShareOneScreen() {
        Page page = visitor();
        goToLobby(page);
        page.getByLabel("Your name").first().fill("Ann");
        page.getByLabel("Seat 2").first().selectOption("hotseat");
        page.getByLabel("Seat 2: Name").fill("Bob");
        button(page, "Open the table").click();
        page.waitForURL(Pattern.compile(".*/table/.+"));
        PlayedPage played = new PlayedPage(page);
        int handOvers = 0;
        boolean text = false;
        for (int i = 0; i < 2000 && !played.isOver(); i++) {
            Locator here = page.getByRole(
                    AriaRole.BUTTON, new Page.GetByRoleOptions().setName(Pattern.compile("^I am (Ann|Bob)$")));
            if (here.count() > 0 && here.first().isVisible()) {
                assertThat(page.getByRole(AriaRole.OPTION).count())
                        .as("nothing of the player before is shown")
                        .isZero();
                here.first().click();
                handOvers++;
            } else if (!text) {
                played.useTextTable();
                text = played.isAsked();
            } else if (played.isAsked()) {
                played.choose(played.lines());
            }
            page.waitForTimeout(20);
        }
        assertThat(played.isOver()).as(() -> page.locator("main").innerText()).isTrue();
        assertThat(handOvers).isGreaterThan(5);
        assertThat(mishaps).isEmpty();
    }

    @Test
    void aWholeGameIsPlayedWithTheKeyboardAlone() {
        Page page = visitor();
        go(page, "/");
        tabTo(page, "Your name");
        page.keyboard().type("Ann");
        tabTo(page, "Play now");
        page.keyboard().press("Enter");
        page.waitForURL(Pattern.compile(".*/table/.+"));
        page.getByText("Your turn").first().waitFor();
        page.keyboard().press("t");
        PlayedPage played = new PlayedPage(page);
        for (int i = 0; i < 400 && !played.isOver(); i++) {
            PlayedPage.until(page, "asked or over", () -> played.isAsked() || played.isOver());
            if (played.isAsked()) {
                String asked = prompt(page);
                // a digit goes to the field by itself
                page.keyboard().press(Integer.toString(1 + i % 3));
                page.keyboard().press("Enter");
                PlayedPage.until(
                        page,
                        "the choice counts",
                        () -> !played.isAsked()
                                || played.isOver()
                                || !prompt(page).equals(asked));
            }
        }
        assertThat(played.isOver()).isTrue();
        assertThat(mishaps).isEmpty();
    }

    @Test
    void aPhonePlays() {
        Page page = visitor(390, 844);
        playNow(page, "Ann");
        passAtDrawnTable(page);
        passAtDrawnTable(page);
        int sticksOut = ((Number)
                        page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth"))
                .intValue();
        assertThat(sticksOut).isLessThanOrEqualTo(0);
        assertThat(PagesTest.serious(page)).isEmpty();
        assertThat(shift(page)).isLessThan(0.05);
        assertThat(mishaps).isEmpty();
    }

    @Test
    void aReplayIsScrubbed() throws Exception {
        String match = Voyages.finished(ship);
        Page page = visitor();
        go(page, "/replay/" + match);
        Locator slider = page.getByRole(AriaRole.SLIDER).first();
        slider.waitFor();
        slider.focus();
        String before = page.locator("main").innerText();
        page.keyboard().press("End");
        PlayedPage.until(
                page,
                "the end is shown",
                () -> !page.locator("main").innerText().equals(before));
        String end = page.locator("main").innerText();
        page.keyboard().press("Home");
        PlayedPage.until(
                page,
                "the beginning is shown",
                () -> !page.locator("main").innerText().equals(end));
        assertThat(mishaps).isEmpty();
    }

    private void goToLobby(Page page) {
        go(page, "/lobby");
        page.locator("form.open-table select").first().selectOption("spanish-main");
    }

    private void playNow(Page page, String name) {
        go(page, "/");
        page.getByLabel("Your name").first().fill(name);
        page.getByLabel("Against").selectOption("deckhand");
        button(page, "Play now").click();
        page.waitForURL(Pattern.compile(".*/table/.+"));
    }

    private static void passAtDrawnTable(Page page) {
        Locator pass = page.getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName(Pattern.compile("^Pass")));
        PlayedPage.until(
                page,
                "it is my turn",
                () -> pass.first().isVisible() && pass.first().isEnabled());
        String asked = prompt(page);
        pass.first().click();
        Locator none = button(page, "No, just pass");
        Locator confirm = button(page, "Confirm");
        PlayedPage.until(
                page,
                "something to confirm",
                () -> none.isVisible()
                        || (confirm.isVisible() && confirm.isEnabled())
                        || !prompt(page).equals(asked));
        if (none.isVisible()) {
            none.click();
        }
        if (confirm.isVisible() && confirm.isEnabled()) {
            confirm.click();
        }
        PlayedPage.until(page, "the pass counts", () -> !prompt(page).equals(asked));
    }

    /** Returns what the page says is asked. */
    private static String prompt(Page page) {
        Locator log = page.getByRole(AriaRole.LOG, new Page.GetByRoleOptions().setName("Log"));
        return log.count() > 0 ? log.first().innerText() : "";
    }

    private static Locator button(Page page, String name) {
        return page.getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName(name));
    }

    /** Goes to what has this name with the Tab key alone. */
    private static void tabTo(Page page, String name) {
        String script = "() => { const at = document.activeElement; return (at?.getAttribute('aria-label')"
                + " ?? at?.labels?.[0]?.textContent ?? at?.textContent ?? '').trim(); }";
        for (int i = 0; i < 120; i++) {
            if (((String) page.evaluate(script)).startsWith(name)) {
                return;
            }
            page.keyboard().press("Tab");
        }
        throw new AssertionError("the Tab key does not reach '" + name + "'");
    }

    private static void playToTheEnd(List<PlayedPage> players) {
        for (int i = 0; i < 1000; i++) {
            if (!playOne(players)) {
                return;
            }
        }
        throw new AssertionError("the game does not end");
    }

    /** Lets whoever is asked choose the last line; false when the game is over for all. */
    private static boolean playOne(List<PlayedPage> players) {
        Page any = players.get(0).page();
        PlayedPage.until(
                any,
                "somebody is asked, or the game is over",
                () -> players.stream().anyMatch(PlayedPage::isAsked)
                        || players.stream().allMatch(PlayedPage::isOver));
        for (PlayedPage player : players) {
            if (player.isAsked()) {
                String before = prompt(player.page());
                player.choose(player.lines());
                PlayedPage.until(
                        player.page(),
                        "the choice counts",
                        () -> !prompt(player.page()).equals(before) || player.isOver());
                return true;
            }
        }
        return false;
    }
}

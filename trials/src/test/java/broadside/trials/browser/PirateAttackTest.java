package broadside.trials.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.WaitForSelectorState;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** Plays Pirate Attack in the browser: at the drawn table with the mouse, and a whole game with the keyboard alone. */
class PirateAttackTest extends PageTrial {
    private static final Path PICTURES = Path.of("target", "pictures");
    private static final String HAND_NUMBERS = """
            () => {
              const numbers = [...document.querySelectorAll('.pa-quay > .pa-hand .pa-key')].map(key => key.textContent);
              return numbers.every((number, i) => number === String(i + 1)) ? '' : numbers.join();
            }""";
    private static final String CUT_OFF = """
            () => {
              const bar = document.querySelector('.pa-reaction').getBoundingClientRect();
              return [...document.querySelectorAll('.pa-reaction .button')].filter(button => {
                const box = button.getBoundingClientRect();
                return box.left < bar.left || box.right > bar.right || box.top < bar.top || box.bottom > bar.bottom
                    || box.bottom > innerHeight || button.scrollWidth > button.clientWidth;
              }).map(button => button.textContent).join();
            }""";

    @Test
    void twoPeopleAndThreeCaptainsPlayAWholeGameWithTheKeyboard() {
        Page ann = visitor();
        open(ann, 5, true);
        String table = ann.url();
        Page bob = visitor(390, 844);
        bob.navigate(table);
        bob.getByLabel("Your name at the table").first().fill("Bob");
        button(bob, "Sit down here").first().click();
        for (Page page : List.of(ann, bob)) {
            page.getByRole(AriaRole.REGION, named("Draw piles.*")).waitFor();
            picture(page, "beginning");
            page.keyboard().press("t");
        }
        List<PlayedPage> players = List.of(new PlayedPage(ann), new PlayedPage(bob));
        Random random = new Random(7);
        PlayedPage.until(ann, "the game ends", () -> {
            players.forEach(player -> answer(player, random));
            return players.stream().allMatch(PlayedPage::isOver);
        });
        assertThat(verdict(players.get(0))).isEqualTo(verdict(players.get(1)));
        for (Page page : List.of(ann, bob)) {
            page.keyboard().press("t");
            picture(page, "end");
        }
        ann.getByRole(AriaRole.LINK, new Page.GetByRoleOptions().setName("Watch the replay"))
                .click();
        Locator slider = ann.getByRole(AriaRole.SLIDER).first();
        slider.focus();
        slider.press("End");
        ann.getByRole(AriaRole.REGION, named("The players and their ships")).waitFor();
        assertThat(mishaps).isEmpty();
    }

    @Test
    void cardsArePlayedByPointingAtTheDrawnTable() {
        for (int width : new int[] {1440, 390}) {
            Page page = visitor(width, width > 700 ? 900 : 844);
            open(page, 5, false);
            page.getByRole(AriaRole.REGION, named("Draw piles.*")).waitFor();
            Random random = new Random(3);
            int[] pointed = {0};
            PlayedPage.until(page, "enough was pointed at", () -> {
                pointed[0] += Pointing.atPirateAttack(page, random) ? 1 : 0;
                // The cards of a hand are numbered: none is left out, also where two are equal.
                assertThat(page.evaluate(HAND_NUMBERS)).isEqualTo("");
                return pointed[0] >= 20;
            });
            picture(page, "pointing");
            int sticksOut = ((Number) page.evaluate(
                            "document.documentElement.scrollWidth - document.documentElement.clientWidth"))
                    .intValue();
            assertThat(sticksOut).isLessThanOrEqualTo(0);
            assertThat(PagesTest.serious(page)).isEmpty();
        }
        assertThat(mishaps).isEmpty();
    }

    @Test
    void aBlockIsAskedWithWholeButtonsTheUsefulOneFirstAndNoClock() {
        for (int width : new int[] {1440, 390}) {
            Page page = visitor(width, width > 700 ? 900 : 844);
            go(page, "/");
            Tables.comeIn(page, "Ann");
            String table = Tables.setUp(page, "pirate-attack", "Ann", "deckhand", """
                    {"game": "pirate-attack", "seats": ["Ann", "Bess", "Calico"],
                     "at": {"turn": "Bess", "moment": "play"}, "market": {"closed": true},
                     "Ann": {"hand": ["Spy", "Guard", "Guard", "Sloop 3/3"], "ships": ["Sloop 4/4"]},
                     "Bess": {"hand": ["Spy"]}, "Calico": {}}""");
            go(page, "/table/" + table);
            Locator bar = page.locator(".pa-reaction");
            bar.waitFor();
            picture(page, "block");
            Locator answers = bar.getByRole(AriaRole.BUTTON);
            assertThat(answers.allInnerTexts().get(0)).isEqualTo("Block with Spy");
            assertThat(answers.first().getAttribute("class")).contains("main");
            assertThat(page.evaluate(CUT_OFF))
                    .as("buttons that are cut off at %d px", width)
                    .isEqualTo("");
            assertThat(page.locator(".countdown").count()).isZero();
            assertThat(bar.innerText()).contains("Bess plays a Spy on you");
            page.keyboard().press("1");
            page.locator(".pa-ask").getByText("Draw a replacement").waitFor();
        }
        assertThat(mishaps).isEmpty();
    }

    @Test
    void aShipIsDroppedOnOnesOwnSeaAndAWholeBoardIsATarget() {
        Page page = visitor();
        go(page, "/");
        Tables.comeIn(page, "Ann");
        String table = Tables.setUp(page, "pirate-attack", "Ann", "deckhand", """
                {"game": "pirate-attack", "seats": ["Ann", "Bess", "Calico"], "options": {"windows": "lean"},
                 "at": {"turn": "Ann", "moment": "play"}, "market": {"closed": true},
                 "Ann": {"hand": ["Sloop 3/3", "Thief Steal All"], "ships": ["Sloop 4/4", "Schooner 5/5"]},
                 "Bess": {"gold": 3}, "Calico": {"gold": 4}}""");
        go(page, "/table/" + table);
        page.locator(".pa-card", new Page.LocatorOptions().setHasText("Thief")).click();
        Locator bess = page.locator(".pa-player", new Page.LocatorOptions().setHasText("Bess"));
        bess.locator(".pa-none").click();
        assertThat(page.locator(".pa-ask p").innerText()).contains("on Bess");
        page.keyboard().press("Escape");
        page.locator(".pa-card", new Page.LocatorOptions().setHasText("Sloop"))
                .dragTo(page.locator(".pa-player.own header"));
        page.locator(".pa-player.own .pa-ship").nth(2).waitFor();
        assertThat(mishaps).isEmpty();
    }

    @Test
    void theVerdictOfOnesOwnBattleStaysUntilItIsSeen() {
        Page page = visitor(390, 844);
        go(page, "/");
        Tables.comeIn(page, "Ann");
        String table = Tables.setUp(page, "pirate-attack", "Ann", "deckhand", """
                {"game": "pirate-attack", "seats": ["Ann", "Bess", "Calico"], "options": {"piles": "automatic"},
                 "at": {"turn": "Ann", "moment": "start"}, "market": {"price": 5},
                 "piles": [{"count": 9, "top": ["You Must Attack Someone"]}, {"count": 5}, {"count": 5}],
                 "Ann": {"hand": ["Guard"], "gold": 5, "ships": ["Brigantine 9/9"]},
                 "Bess": {"hand": ["Guard"], "ships": ["Sloop 3/3", {"ship": "Sloop 3/4", "curses": ["Poison"]}]},
                 "Calico": {"hand": ["Knife"], "ships": ["Sloop 4/4"]}}""");
        go(page, "/table/" + table);
        page.locator(".pa-ask .main").click();
        page.locator(".pa-player", new Page.LocatorOptions().setHasText("Bess"))
                .locator(".pa-ship")
                .last()
                .click();
        assertThat(page.locator(".pa-preview").innerText())
                .contains("9 cannons")
                .contains("Witch Doctor");
        page.locator(".pa-ask .main").click();
        Locator seen = page.locator(".pa-battle > .main");
        seen.waitFor();
        picture(page, "verdict");
        assertThat(page.locator(".pa-battle").innerText())
                .contains("sunk by Poison")
                .doesNotContain("still face down");
        assertThat(page.locator(".pa-battle .ship-picture").count()).isEqualTo(2);
        page.waitForTimeout(1500);
        seen.click();
        page.locator(".pa-battle").waitFor(new Locator.WaitForOptions().setState(WaitForSelectorState.DETACHED));
        assertThat(mishaps).isEmpty();
    }

    /** Opens a table: Ann, a free seat if wanted, and captains. */
    private void open(Page page, int seats, boolean withFreeSeat) {
        go(page, "/lobby");
        // the form's own choice of a game: the list of tables has one, too
        page.locator("form.open-table select").first().selectOption("pirate-attack");
        page.getByLabel("Seat 3").first().waitFor();
        page.getByLabel("Your name").first().fill("Ann");
        for (int seat = 4; seat <= seats; seat++) {
            button(page, "Add a seat").click();
            page.getByLabel("Seat " + seat).first().waitFor();
        }
        for (int seat = 2; seat <= seats; seat++) {
            boolean free = withFreeSeat && seat == 2;
            page.getByLabel("Seat " + seat).first().selectOption(free ? "free" : "captain:deckhand");
        }
        page.locator(".game-options summary").click();
        page.getByLabel("Reaction windows").selectOption("lean");
        button(page, "Open the table").click();
        page.waitForURL(Pattern.compile(".*/table/.+"));
    }

    /** Returns the sentence that says who won: what stands below it looks different on a phone. */
    private static String verdict(PlayedPage player) {
        return player.result();
    }

    /** Answers what is asked with keys alone: a digit goes to the field by itself. */
    private static void answer(PlayedPage player, Random random) {
        if (!player.isAsked()) {
            return;
        }
        int lines = player.lines();
        if (lines > 0) {
            player.page().keyboard().type(Integer.toString(1 + random.nextInt(lines)));
            player.page().keyboard().press("Enter");
        }
    }

    private static void picture(Page page, String what) {
        int width = page.viewportSize().width;
        page.screenshot(new Page.ScreenshotOptions()
                .setPath(PICTURES.resolve("pirate-attack-" + what + "-" + width + ".png"))
                .setFullPage(true));
    }

    private static Page.GetByRoleOptions named(String pattern) {
        return new Page.GetByRoleOptions().setName(Pattern.compile(pattern));
    }

    private static Locator button(Page page, String name) {
        return page.getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName(name));
    }
}

package broadside.trials.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;

/** Takes the pictures of the documentation, from the page as it is. Only where it is told to: -Dpictures=yes. */
@EnabledIfSystemProperty(named = "pictures", matches = "yes", disabledReason = "pictures are taken with -Dpictures=yes")
class PicturesTest extends PageTrial {
    private static final Path FOLDER =
            Path.of(System.getProperty("broadside.docs", "docs")).resolve("pictures");
    private static final int MOST_BYTES = 200_000;
    private static final List<String> CREW = List.of("Bess Harrow", "Calico Finn", "Old Drake", "Inés Vela");

    @Test
    void everyPageWorthShowing() throws Exception {
        String replayed = Voyages.finished(ship);
        Page host = visitor();
        go(host, "/");
        Tables.comeIn(host, "Mary Read");
        Tables.open(host, "spanish-main", Map.of(), "captain", List.of("-", "Old Drake"));
        Tables.open(host, "pirate-attack", Map.of("teams", true), "bosun", List.of("-", "Bess Harrow", "-"));
        Tables.open(host, "spanish-main", Map.of(), "captain", List.of("Bess Harrow", "Calico Finn"));
        Tables.open(host, "pirate-attack", Map.of(), "bosun", CREW);
        for (int width : new int[] {1440, 390}) {
            Page page = visitor(width, width > 700 ? 900 : 844);
            go(page, "/");
            settle(page);
            keep(page, "home");
            Tables.comeIn(page, "Anne");
            spanishMain(page);
            pirateAttack(page);
            go(page, "/lobby");
            page.getByText("Mary Read").first().waitFor();
            settle(page);
            keep(page, "lobby");
            go(page, "/rules/spanish-main/SM-ACCUSE-09");
            settle(page);
            keep(page, "rules");
            replay(page, replayed);
        }
        assertThat(mishaps).isEmpty();
    }

    @Test
    void twoFleetsWorthShowing() {
        for (int width : new int[] {1440, 390}) {
            Page page = visitor(width, width > 700 ? 900 : 844);
            go(page, "/");
            Tables.comeIn(page, "Anne");
            highSeas(page);
        }
        assertThat(mishaps).isEmpty();
    }

    /** Some turns into a game, with a card and its ship chosen, so that the preview is seen. */
    private void spanishMain(Page page) {
        String table = Tables.open(page, "spanish-main", Map.of(), "bosun", List.of("Bess Harrow", "Calico Finn"));
        go(page, "/table/" + table);
        Random random = new Random(2);
        for (int turn = 0; turn < 6; turn++) {
            PlayedPage.until(
                    page,
                    "a card can be played",
                    () -> page.locator(".sm-card.open").count() > 0);
            pointAt(page, ".sm-card.open", random);
            for (int target = 0; target < 2; target++) {
                pointAt(page, ".sm-ship.open", random);
            }
            if (turn < 5) {
                pointAt(page, ".sm-confirm .main:not([disabled])", random);
                page.waitForTimeout(400);
            }
        }
        settle(page);
        keep(page, "spanish-main");
    }

    /** In the middle of a game, with the last battle laid open. */
    private void pirateAttack(Page page) {
        page.evaluate("() => localStorage.setItem('broadside.settings', JSON.stringify({drawForMe: true}))");
        String table = Tables.open(page, "pirate-attack", Map.of(), "bosun", CREW);
        go(page, "/table/" + table);
        Random random = new Random(4);
        Locator battle =
                page.getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName(Pattern.compile("^Last battle")));
        int[] pointed = {0};
        PlayedPage.until(page, "a battle was fought and it is Anne's turn again", () -> {
            boolean asked = page.locator(".pa-card.lit").count() > 0;
            if (pointed[0] > 30 && asked && battle.count() > 0) {
                return true;
            }
            pointed[0] += Pointing.atPirateAttack(page, random) ? 1 : 0;
            return false;
        });
        settle(page);
        keep(page, "pirate-attack");
        battle.first().click();
        settle(page);
        keep(page, "pirate-attack-battle");
    }

    /** A course before it is sailed; and, where two fleets have met, the odds of a salvo before it is fired. */
    private void highSeas(Page page) {
        String table = Tables.open(page, "high-seas", Map.of("sea", 900), "deckhand", List.of("Bess Harrow"));
        go(page, "/table/" + table);
        SeaPlayer player = new SeaPlayer(page, false);
        Locator courses = page.locator(".hs-to");
        PlayedPage.until(page, "a course can be laid", () -> {
            boolean open = page.locator(".hs-to.arrives .hs-many").count() > 0;
            if (!open) {
                player.press();
            }
            return open;
        });
        courses.first().click();
        settle(page);
        keep(page, "high-seas-course");
        PlayedPage.until(page, "cannons bear", () -> {
            boolean bear = page.locator(".hs-firing .hs-chances").count() > 0;
            if (!bear) {
                player.hunt();
            }
            return bear;
        });
        settle(page);
        keep(page, "high-seas-shooting");
    }

    /** In the middle of a finished match, with the curve of who was ahead. */
    private void replay(Page page, String match) {
        go(page, "/replay/" + match);
        Locator slider = page.getByRole(AriaRole.SLIDER).first();
        slider.waitFor();
        PlayedPage.until(
                page,
                "the curve is computed",
                () -> page.locator(".evaluation-plot polyline").count() > 0);
        int most = Integer.parseInt(slider.getAttribute("max"));
        slider.fill(Integer.toString(most * 2 / 3));
        settle(page);
        keep(page, "replay");
    }

    private static void pointAt(Page page, String what, Random random) {
        page.evaluate(
                "([what, n]) => { const all = document.querySelectorAll(what); all[n % Math.max(1, all.length)]?.click(); }",
                List.of(what, random.nextInt(1000)));
        page.waitForTimeout(150);
    }

    /** Waits until nothing comes in any more and the page has been drawn. */
    private static void settle(Page page) {
        page.waitForTimeout(900);
        page.evaluate("() => scrollTo(0, 0)");
        page.waitForTimeout(150);
    }

    private static void keep(Page page, String what) {
        String name = what + "-" + page.viewportSize().width + ".webp";
        int bytes = Webp.keep(page, FOLDER.resolve(name));
        System.out.println(name + " " + bytes + " bytes");
        assertThat(bytes).as(name).isLessThan(MOST_BYTES);
    }
}

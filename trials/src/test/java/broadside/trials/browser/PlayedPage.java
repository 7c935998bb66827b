package broadside.trials.browser;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;

/** Is a window in which somebody plays: it does what a person at the text table does. */
final class PlayedPage {
    private static final int LOOK_EVERY_MILLIS = 30;
    private static final int MOST_LOOKS = 4000;

    private final Page page;

    PlayedPage(Page page) {
        this.page = page;
    }

    Page page() {
        return page;
    }

    /** Turns to the text table, if the drawn one is shown. Does not wait: at a shared screen the button may just go. */
    void useTextTable() {
        Locator button = page.getByRole(
                AriaRole.BUTTON,
                new Page.GetByRoleOptions().setName("Text table").setExact(true));
        button.evaluateAll("all => all[0]?.click()");
    }

    private Locator field() {
        return page.getByRole(AriaRole.COMBOBOX, new Page.GetByRoleOptions().setName("Number, or search words"));
    }

    /** Says whether something can be chosen now. Counts and does not wait: a moment later it may be gone. */
    boolean isAsked() {
        return page.getByRole(
                                AriaRole.BUTTON,
                                new Page.GetByRoleOptions()
                                        .setName("Choose")
                                        .setExact(true)
                                        .setDisabled(false))
                        .count()
                > 0;
    }

    boolean isOver() {
        return page.getByRole(AriaRole.LINK, new Page.GetByRoleOptions().setName("Watch the replay"))
                        .count()
                > 0;
    }

    /** Chooses a line by its number, from 1. */
    void choose(int line) {
        field().fill(Integer.toString(line));
        field().press("Enter");
    }

    /** Chooses a line by its words. */
    void choose(String words) {
        field().fill(words);
        field().press("Enter");
    }

    int lines() {
        return page.getByRole(AriaRole.OPTION).count();
    }

    /** Returns what the result says to everybody alike; its title is another for each. */
    String result() {
        return page.locator(".result-says").innerText();
    }

    /** Waits until one of these is true; a person would look again and again, too. */
    static void until(Page page, String what, java.util.function.BooleanSupplier true_) {
        for (int i = 0; i < MOST_LOOKS; i++) {
            if (true_.getAsBoolean()) {
                return;
            }
            page.waitForTimeout(LOOK_EVERY_MILLIS);
        }
        throw new AssertionError(
                "waited in vain: " + what + "\n" + page.locator("main").innerText());
    }
}

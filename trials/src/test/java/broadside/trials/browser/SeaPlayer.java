package broadside.trials.browser;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;

/** Plays at the drawn table of High Seas as a person in a hurry does: it presses what is offered, the best first. */
final class SeaPlayer {
    /** Presses one button and returns what it was; {@code spot} where a place on the sea has to be pressed. */
    private static final String PRESS = """
            () => {
              const one = (s) => document.querySelector(s);
              const all = (s) => [...document.querySelectorAll(s)].filter((e) => !e.disabled);
              const press = (e) => { e.click(); return e.textContent; };
              if (!one('.prompt.yours')) return 'waits';
              if (one('.hs-crews')) return press(one('.hs-crews .main'));
              if (one('.hs-spots circle')) return all('.hs-plan .main').length > 0 ? press(one('.hs-plan .main')) : 'spot';
              if (one('.hs-courses')) {
                if (all('.hs-plan .main').length > 0) return press(one('.hs-plan .main'));
                const to = all('.hs-to');
                if (to.length > 0) return press(to.find((e) => e.matches('.arrives')) || to[0]);
                return all('.hs-stop').length > 0 ? press(one('.hs-stop')) : 'waits';
              }
              if (one('.hs-firing')) return press(all('.hs-firing .main')[0] || all('.hs-firing .button').at(-1));
              if (one('.hs-orders')) {
                const can = all('.hs-order > .row > .hs-can');
                const order = can.find((e) => e.matches('.main')) || can[0] || all('.hs-end .button')[0];
                return order ? press(order) : 'waits';
              }
              const other = all('.hs-choices .main')[0]
                || all('.hs-choices .button').find((e) => !/^(Done|Leave|Put)/.test(e.textContent))
                || all('.hs-choices .button')[0];
              return other ? press(other) : 'waits';
            }""";

    private final Page page;

    SeaPlayer(Page page) {
        this.page = page;
    }

    /** Does the next thing, if anything is asked, and returns what. */
    String press() {
        String pressed = (String) page.evaluate(PRESS);
        if (pressed.equals("spot")) {
            Locator spots = page.locator(".hs-spots circle");
            spots.nth(spots.count() / 2).click(new Locator.ClickOptions().setForce(true));
        }
        return pressed;
    }
}

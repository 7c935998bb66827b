package broadside.trials.browser;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.util.List;
import java.util.Map;

/** Plays at the drawn table of High Seas as a person in a hurry does: it presses what is offered, the best first. */
final class SeaPlayer {
    /**
     * Finds what to press next and says what it is and where; {@code spot}: a place on the sea, {@code sea}: an island
     * that can be sailed to. In one go, because captains play meanwhile.
     */
    private static final String FIND = """
            ([finger, hunts]) => {
              const one = (s) => document.querySelector(s);
              const all = (s) => [...document.querySelectorAll(s)].filter((e) => !e.disabled);
              const at = (what, e) => {
                const box = e.getBoundingClientRect();
                return {what, x: box.left + box.width / 2, y: box.top + box.height / 2};
              };
              const press = (e) => {
                if (!e) return {what: 'waits'};
                // Pressed as people do, so that what moves by it is known to be their own doing.
                e.scrollIntoView({block: 'center', behavior: 'instant'});
                return at(e.textContent, e);
              };
              const lit = () => {
                const sea = one('.hs-sea').getBoundingClientRect();
                const tools = one('.hs-tools').getBoundingClientRect();
                const beach = (to) => one(`.hs-island.lit[data-piece="${to.dataset.to}"] .hs-beach`);
                return all('.hs-to[data-kind=island]').map(beach).find((e) => {
                  if (!e) return false;
                  const box = e.getBoundingClientRect();
                  return box.left > sea.left && box.right < sea.right && box.top > tools.bottom && box.bottom < sea.bottom;
                });
              };
              if (!one('.prompt.yours')) return {what: 'waits'};
              if (one('.hs-crews')) return press(all('.hs-crews .main')[0]);
              const spots = all('.hs-spots circle');
              if (spots.length > 0) {
                const ready = all('.hs-plan .main')[0];
                // One from the middle of the list that lies bare: not under a button, not beyond the edge of the chart.
                const bare = (e) => {
                  const box = e.getBoundingClientRect();
                  return document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2) === e;
                };
                const half = Math.floor(spots.length / 2);
                const spot = [...spots.slice(half), ...spots.slice(0, half)].find(bare);
                return ready ? press(ready) : spot ? at('spot', spot) : {what: 'waits'};
              }
              if (one('.hs-sailing')) {
                const ready = all('.hs-plan .main')[0];
                if (ready) return press(ready);
                const to = all('.hs-to');
                const prey = hunts && to.find((e) => e.dataset.kind === 'enemy');
                if (prey) return press(prey);
                if (finger && to.length > 0) {
                  one('.hs-sea').scrollIntoView({block: 'end', behavior: 'instant'});
                  const island = lit();
                  if (island) return at('sea', island);
                }
                // What brings gold stands first.
                return press(to[0] || all('.hs-stop')[0]);
              }
              if (one('.hs-firing')) return press(all('.hs-firing .main')[0] || all('.hs-firing .button').at(-1));
              if (one('.hs-orders')) {
                const can = all('.hs-four > .hs-can');
                const moves = can.find((e) => !e.matches('.wide'));
                return press(can.find((e) => e.matches('.main')) || moves || all('.hs-end .button')[0]);
              }
              if (one('.hs-cargo')) return press(all('.hs-cargo .main')[0]);
              return press(all('.hs-choices .main')[0] || all('.hs-choices .button')[0]);
            }""";

    private final Page page;
    private final boolean finger;

    SeaPlayer(Page page, boolean finger) {
        this.page = page;
        this.finger = finger;
    }

    /** Does the next thing, if anything is asked, and returns what. */
    String press() {
        return press(false);
    }

    /** Does the next thing, and sails at enemies rather than to islands. */
    String hunt() {
        return press(true);
    }

    @SuppressWarnings("unchecked")
    private String press(boolean hunts) {
        Map<String, Object> found = (Map<String, Object>) page.evaluate(FIND, List.of(finger, hunts));
        if (found.get("x") instanceof Number x && found.get("y") instanceof Number y) {
            if (finger) {
                page.touchscreen().tap(x.doubleValue(), y.doubleValue());
            } else {
                page.mouse().click(x.doubleValue(), y.doubleValue());
            }
        }
        return (String) found.get("what");
    }

    /** Shows the whole sea. */
    void stepBack() {
        Locator whole = page.getByLabel("Show the whole sea");
        if (finger) {
            whole.tap();
        } else {
            whole.click();
        }
    }
}

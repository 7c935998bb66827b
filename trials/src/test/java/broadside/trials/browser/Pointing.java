package broadside.trials.browser;

import com.microsoft.playwright.Page;
import java.util.Random;

/** Does what a person with a mouse does at a drawn table: points at something that is lit. */
final class Pointing {
    private static final String CONFIRM =
            "() => { const it = document.querySelector('.pa-always') ?? document.querySelector('.pa-battle > .main')"
                    + " ?? document.querySelector('.pa-ask .main'); it?.click(); return it ? 1 : 0; }";
    // Captains play meanwhile: what is lit is looked for and pointed at in one go.
    private static final String POINT = "n => { const all = [...document.querySelectorAll("
            + "'.pa-table .lit, .pa-reaction .button:not(.quiet), .pa-ask .row .button')];"
            + " all[n % Math.max(1, all.length)]?.click(); return all.length; }";

    private Pointing() {}

    /** Points at something in Pirate Attack, and confirms where that settles it; false where nothing is lit. */
    static boolean atPirateAttack(Page page, Random random) {
        return count(page.evaluate(CONFIRM)) > 0 || count(page.evaluate(POINT, random.nextInt(1000))) > 0;
    }

    private static int count(Object found) {
        return ((Number) found).intValue();
    }
}

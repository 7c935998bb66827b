package broadside.trials.browser;

import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Route;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Letters 30% wider than those of the page's own fonts, as if the browser had to take others. They are the same fonts, so that
 * every machine sees the same: only their measures are changed on the way. Lines keep their height.
 */
final class WideText {
    private static final Pattern OWN_FACE = Pattern.compile("(@font-face\\s*\\{[^}]*url\\([^}]*)}");
    private static final String WIDER = "$1;size-adjust:130%;ascent-override:75%;descent-override:19%}";

    private WideText() {}

    /** Widens all that a visitor is going to see. */
    static void in(BrowserContext context) {
        context.route(Pattern.compile(".*\\.css(\\?.*)?"), WideText::widen);
    }

    private static void widen(Route route) {
        Matcher faces = OWN_FACE.matcher(route.fetch().text());
        if (!faces.find()) {
            throw new IllegalStateException(
                    "no fonts of our own in " + route.request().url());
        }
        route.fulfill(new Route.FulfillOptions().setContentType("text/css").setBody(faces.replaceAll(WIDER)));
    }
}

package broadside.trials.browser;

import broadside.trials.TrialGround;
import broadside.trials.ship.Hold;
import broadside.trials.ship.Ship;
import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Playwright;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.extension.ExtendWith;

/** Gives a test a running server and a browser. Every visitor has a profile of its own. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
@ExtendWith(NeedsChromium.class)
abstract class PageTrial {
    private static final Path FOURTH_GAME = Path.of(System.getProperty("broadside.fourth.game"));

    private static final int PATIENCE_MILLIS = 20_000;

    /** Counts layout shifts from the first moment on, as the browser itself does. */
    private static final String SHIFTS = """
            window.__shift = 0;
            window.__worst = 0;
            window.__moved = [];
            const place = box => [box.x, box.y, box.width, box.height].map(Math.round).join(' ');
            let first = -1e9, last = -1e9, burst = 0;
            new PerformanceObserver(list => {
              for (const entry of list.getEntries()) {
                if (entry.hadRecentInput) continue;
                window.__shift += entry.value;
                window.__moved.push(entry.value.toFixed(4) + ' at ' + Math.round(entry.startTime) + ' ms: '
                  + entry.sources.slice(0, 3).map(one => (one.node?.nodeName ?? '?') + '.' + (one.node?.className ?? '')
                    + ' [' + place(one.previousRect) + '] to [' + place(one.currentRect) + ']').join('; '));
                // a burst: at most a second between shifts, at most five seconds long
                const goesOn = entry.startTime - last < 1000 && entry.startTime - first < 5000;
                if (!goesOn) first = entry.startTime;
                burst = (goesOn ? burst : 0) + entry.value;
                last = entry.startTime;
                window.__worst = Math.max(window.__worst, burst);
              }
            }).observe({type: 'layout-shift', buffered: true});""";

    private Hold hold;
    protected Ship ship;
    private Playwright playwright;
    private Browser browser;
    private final List<BrowserContext> visits = new ArrayList<>();
    protected final List<String> mishaps = new ArrayList<>();

    @BeforeAll
    void open() throws Exception {
        TrialGround.needsServer();
        Path chromium = Chromium.find();
        if (chromium == null) {
            return; // every test is skipped
        }
        Path folder = Files.createTempDirectory("broadside-page");
        hold = Hold.sqlite(folder);
        // With a fourth game at hand: no trial may depend on how many there are.
        ship = new Ship(hold, folder.resolve("server.log")).with(FOURTH_GAME);
        ship.start();
        playwright = Chromium.playwright();
        browser = Chromium.start(playwright, chromium);
    }

    @AfterAll
    void close() throws Exception {
        if (playwright != null) {
            playwright.close();
        }
        if (ship != null) {
            ship.close();
        }
    }

    @AfterEach
    void leave() {
        visits.forEach(BrowserContext::close);
        visits.clear();
    }

    protected boolean hasBrowser() {
        return browser != null;
    }

    /** Opens a window of a new visitor. */
    protected Page visitor(int width, int height) {
        return visitor(width, height, false);
    }

    /** Opens a window of a new visitor who has fingers instead of a mouse. */
    protected Page toucher(int width, int height) {
        return visitor(width, height, true);
    }

    private Page visitor(int width, int height, boolean touch) {
        BrowserContext context = browser.newContext(new Browser.NewContextOptions()
                .setViewportSize(width, height)
                .setHasTouch(touch)
                .setIsMobile(touch)
                .setLocale("en-GB")
                .setReducedMotion(com.microsoft.playwright.options.ReducedMotion.REDUCE));
        context.setDefaultTimeout(PATIENCE_MILLIS);
        context.addInitScript(SHIFTS);
        visits.add(context);
        Page page = context.newPage();
        page.onPageError(error -> mishaps.add(page.url() + ": " + error));
        return page;
    }

    protected Page visitor() {
        return visitor(1440, 900);
    }

    protected void go(Page page, String path) {
        page.navigate(ship.address() + path);
    }

    /** Tells what moved without anybody touching it, the worst first. */
    @SuppressWarnings("unchecked")
    protected List<String> moved(Page page) {
        List<String> moved = new ArrayList<>((List<String>) page.evaluate("window.__moved"));
        moved.sort(Comparator.reverseOrder());
        return moved;
    }

    protected double shift(Page page) {
        return ((Number) page.evaluate("window.__shift")).doubleValue();
    }
}

package broadside.trials.browser;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserType;
import com.microsoft.playwright.Playwright;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Finds and starts the system's Chromium. */
final class Chromium {
    private static final List<String> NAMES =
            List.of("chromium", "chromium-browser", "google-chrome", "google-chrome-stable");
    private static final List<String> FLAGS = List.of(
            "--no-sandbox",
            "--disable-gpu",
            "--disable-quic",
            "--no-first-run",
            "--disable-background-networking",
            "--disable-component-update",
            "--disable-sync");

    private Chromium() {}

    /**
     * Returns its path: what the variable CHROMIUM names, else the first on the path; null if there is none. A variable
     * that names nothing which runs, such as {@code none}, hides the browser.
     */
    static @Nullable Path find() {
        String named = System.getenv("CHROMIUM");
        if (named != null && !named.isBlank()) {
            return Files.isExecutable(Path.of(named)) ? Path.of(named) : null;
        }
        for (String folder : System.getenv("PATH").split(java.io.File.pathSeparator)) {
            for (String name : NAMES) {
                Path path = Path.of(folder, name);
                if (Files.isExecutable(path)) {
                    return path;
                }
            }
        }
        return null;
    }

    static Playwright playwright() {
        return Playwright.create(
                new Playwright.CreateOptions().setEnv(Map.of("PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD", "1")));
    }

    static Browser start(Playwright playwright, Path chromium) {
        return playwright
                .chromium()
                .launch(new BrowserType.LaunchOptions()
                        .setExecutablePath(chromium)
                        .setArgs(FLAGS));
    }
}

package broadside.trials.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.LoadState;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Holds of the fonts: the page shows its own, and what stands in for them is as wide as they are. */
class FontsTest extends PageTrial {
    /** How much wider or narrower a line may be in a font that stands in. */
    private static final double TOLERANCE = 0.06;

    private static final String WIDTHS = """
            async () => {
              const brush = document.createElement('canvas').getContext('2d');
              const text = document.body.innerText.replace(/\\s+/g, ' ').slice(0, 2000);
              const wide = (weight, family) => {
                brush.font = `${weight} 100px ${family}`;
                return brush.measureText(text).width;
              };
              const out = {};
              for (const [own, others] of Object.entries({
                'Inter': ['Sans as Arial', 'Sans as DejaVu'],
                "'PT Serif'": ['Serif as Times', 'Serif as DejaVu']})) {
                for (const weight of [400, 700]) {
                  await document.fonts.load(`${weight} 100px ${own}`, text);
                  const wanted = wide(weight, own);
                  for (const other of others) {
                    await document.fonts.load(`${weight} 100px '${other}'`, text).catch(() => []);
                    const found = wide(weight, `'${other}', monospace`);
                    // a machine that does not have it shows what comes next
                    if (found !== wide(weight, 'monospace')) {
                      out[`${other} ${weight}`] = found / wanted;
                    }
                  }
                }
              }
              return out;
            }""";

    @Test
    void thePageShowsItsOwn() {
        Page page = visitor();
        go(page, "/about");
        page.waitForLoadState(LoadState.NETWORKIDLE);
        @SuppressWarnings("unchecked")
        List<String> loaded = (List<String>) page.evaluate("""
                () => document.fonts.ready.then(fonts => [...fonts]
                    .filter(face => face.status === 'loaded').map(face => face.family.replace(/["']/g, '')))""");
        assertThat(loaded).contains("Inter", "PT Serif");
    }

    @Test
    @SuppressWarnings("unchecked")
    void whatStandsInKeepsTheMeasures() {
        Page page = visitor();
        go(page, "/about");
        page.waitForLoadState(LoadState.NETWORKIDLE);
        Map<String, Number> widths = (Map<String, Number>) page.evaluate(WIDTHS);
        System.out.println("Fonts of this machine that stand in, as wide as the page's own: " + widths);
        widths.forEach((font, width) -> assertThat(width.doubleValue())
                .as("how wide %s is against the page's own font", font)
                .isBetween(1 - TOLERANCE, 1 + TOLERANCE));
    }
}

package broadside.trials.page;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** Holds of the page's source: its types agree, it is formatted, its pure modules do what they say. */
class SourceTest {
    private static final Path UNITS = Tools.ROOT.resolve("trials/src/test/page");

    private static Tools tools;

    @BeforeAll
    static void unpack() throws Exception {
        tools = Tools.unpack();
    }

    @Test
    void theTypesOfThePageAgree() throws Exception {
        tools.typesAgree(Tools.WEB);
    }

    @Test
    void theTypesOfItsTestsAgree() throws Exception {
        tools.typesAgree(UNITS);
    }

    @Test
    void everythingIsFormatted() throws Exception {
        tools.isFormatted("server/web/app", "trials/src/test/page");
    }

    @Test
    void thePureModulesDoWhatTheySay() throws Exception {
        List<String> arguments = new ArrayList<>(List.of(
                "--test",
                "--test-isolation=none",
                "--test-reporter=spec",
                "--import=" + UNITS.resolve("load.mjs").toUri()));
        try (var files = Files.walk(UNITS)) {
            List<String> tests = files.map(Path::toString)
                    .filter(name -> name.endsWith(".test.ts"))
                    .sorted()
                    .toList();
            assertThat(tests).isNotEmpty();
            arguments.addAll(tests);
        }
        tools.passes(arguments.toArray(new String[0]));
    }
}

package broadside.pirateattack;

import static org.assertj.core.api.Assertions.assertThat;

import broadside.engine.scenario.ScenarioResult;
import broadside.engine.scenario.ScenarioRunner;
import broadside.engine.yaml.YamlTree;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;

/** Tests that the page about the scenarios of Pirate Attack knows its words. */
class DocumentedWordsTest {
    private final Rules rules = new Rules();
    private final String page;

    DocumentedWordsTest() throws IOException {
        page = Files.readString(Path.of("../../docs/scenarios-pirate-attack.md"));
    }

    @Test
    void theFirstExampleRuns() {
        String example = page.substring(page.indexOf("```yaml\n") + 8, page.indexOf("\n```\n"));
        ScenarioResult result = new ScenarioRunner(List.of(rules)).run("the page", YamlTree.read(example));
        assertThat(result.failures()).as(result.report()).isEmpty();
    }

    @Test
    void everyWordIsExplained() {
        rules.options().forEach(option -> assertThat(page).contains("`" + option.id() + "`"));
        rules.moments().keySet().forEach(moment -> assertThat(page).contains("`" + moment + "`"));
        rules.catalogue().children().keySet().forEach(kind -> assertThat(page).contains("`" + kind));
        for (Class<? extends Record> type : rules.codec().classes()) {
            if (type.getPackageName().equals("broadside.pirateattack.events")) {
                String event =
                        type.getSimpleName().replaceAll("(?<!^)([A-Z])", "-$1").toLowerCase(Locale.ROOT);
                assertThat(page).as("the event " + event).contains("`" + event);
                rules.codec().fields(event).forEach(field -> assertThat(page).contains(field));
            }
        }
    }

    @Test
    void everyFieldOfTheTableIsExplained() {
        for (String field : TableReader.FIELDS) {
            if (!List.of("game", "seats", "options", "at", "running", "rest").contains(field)) {
                assertThat(page).contains("`" + field + "`");
            }
        }
    }
}

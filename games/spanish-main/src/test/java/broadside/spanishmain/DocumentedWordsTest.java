package broadside.spanishmain;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import broadside.engine.document.Labels;
import broadside.engine.game.OptionValues;
import broadside.engine.game.Setup;
import broadside.engine.scenario.ScenarioResult;
import broadside.engine.scenario.ScenarioRunner;
import broadside.engine.tree.BadDocument;
import broadside.engine.tree.Field;
import broadside.engine.tree.Tree;
import broadside.engine.yaml.YamlTree;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** Tests that the page about scenarios knows the words of Spanish Main. */
class DocumentedWordsTest {
    private final Rules rules = new Rules();
    private final String page;

    DocumentedWordsTest() throws IOException {
        page = Files.readString(Path.of("../../docs/scenarios.md"));
    }

    @Test
    void theFirstExampleRuns() {
        String example = page.substring(page.indexOf("```yaml\n") + 8, page.indexOf("\n```\n"));
        ScenarioResult result = new ScenarioRunner(List.of(rules)).run("docs/scenarios.md", YamlTree.read(example));
        assertThat(result.failures()).as(result.report()).isEmpty();
    }

    @Test
    void everyWordIsExplained() {
        String words = page.substring(page.indexOf("## The words of Spanish Main"), page.indexOf("## Appendix"));
        rules.options().forEach(option -> assertThat(words).contains("`" + option.id() + "`"));
        rules.moments().keySet().forEach(moment -> assertThat(words).contains("`" + moment + "`"));
        rules.catalogue().children().keySet().forEach(kind -> assertThat(words).contains("`" + kind));
        for (Class<? extends Record> type : rules.codec().classes()) {
            if (type.getPackageName().equals("broadside.spanishmain.events")) {
                String event =
                        type.getSimpleName().replaceAll("(?<!^)([A-Z])", "-$1").toLowerCase(java.util.Locale.ROOT);
                assertThat(words).as("the event " + event).contains("`" + event);
                rules.codec().fields(event).forEach(field -> assertThat(words).contains(field));
            }
        }
    }

    @Test
    void everyFieldOfTheTableIsExplained() {
        Setup setup = Setup.of(rules, List.of("ann", "bob"), OptionValues.defaults(rules));
        Field wrong = Field.root(Tree.branch("no such field", Tree.of(1)));
        String complaint = catchThrowableOfType(BadDocument.class, () -> rules.read(setup, wrong, new Labels()))
                .complaint();
        Set<String> fields = new TreeSet<>(
                List.of(complaint.substring(complaint.indexOf("one of ") + 7).split(", ")));
        // The saved state of a running game is nothing that people write, and seats have names of their own.
        fields.removeAll(Set.of("running", "ann", "bob"));
        assertThat(fields).hasSizeGreaterThan(8);
        fields.forEach(field -> assertThat(page).contains("`" + field));
    }
}

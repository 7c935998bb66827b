package broadside.engine.scenario;

import static org.assertj.core.api.Assertions.assertThat;

import broadside.engine.harbour.Rules;
import broadside.engine.tree.Json;
import broadside.engine.tree.Tree;
import broadside.engine.yaml.YamlTree;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Tests that the documentation and the schema say what the runner does. */
class DocumentationTest {
    private static final Path DOCS = Path.of("../docs");

    private final Tree.Branch schema = (Tree.Branch) read(DOCS.resolve("scenario.schema.json"));
    private final String page = text(DOCS.resolve("scenarios.md"));

    private static String text(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    private static Tree read(Path file) {
        return Json.read(text(file));
    }

    private Tree definition(String name) {
        return ((Tree.Branch) schema.get("$defs")).get(name);
    }

    /** Returns the first required word of each alternative, those of single games left out. */
    private static Set<String> words(Tree definition) {
        Set<String> words = new TreeSet<>();
        for (Tree one : ((Tree.Row) ((Tree.Branch) definition).get("oneOf")).items()) {
            if (((Tree.Branch) one).children().containsKey("$ref")) {
                continue;
            }
            words.add(((Tree.Row) ((Tree.Branch) one).get("required"))
                    .items()
                    .get(0)
                    .toString());
        }
        return words;
    }

    private static Set<String> properties(Tree definition) {
        return ((Tree.Branch) ((Tree.Branch) definition).get("properties"))
                .children()
                .keySet();
    }

    @Test
    void theSchemaHasTheWordsOfTheRunner() {
        assertThat(properties(schema)).isEqualTo(Scenario.FIELDS);
        assertThat(words(definition("step"))).isEqualTo(PlayStep.KINDS.keySet());
        Set<String> tests = new TreeSet<>(Check.KINDS.keySet());
        tests.add("unchanged");
        assertThat(words(definition("test"))).isEqualTo(tests);
        Set<String> contents = new TreeSet<>(Contents.WORDS);
        contents.addAll(Set.of("path", "because"));
        assertThat(properties(definition("catalogueTest"))).isEqualTo(contents);
    }

    @Test
    void thePageExplainsEveryWord() {
        Set<String> words = new TreeSet<>(Scenario.FIELDS);
        words.addAll(PlayStep.KINDS.keySet());
        words.addAll(Check.KINDS.keySet());
        words.addAll(Contents.WORDS);
        for (String word : words) {
            assertThat(page).as("the word " + word).containsPattern("[`{ ]" + word + "[:`.]");
        }
    }

    @Test
    void thePageNamesEveryCardMomentAndOptionOfHarbourThatItUses() {
        Rules rules = new Rules();
        assertThat(page)
                .contains(rules.moments().keySet().stream()
                        .map(name -> "`" + name + "`")
                        .toList());
        rules.options().forEach(option -> assertThat(page).contains("`" + option.id() + "`"));
    }

    @Test
    void theSchemaAcceptsAllScenarios() throws IOException {
        JsonSchema checker = new JsonSchema(schema);
        List<Path> files = new ArrayList<>();
        for (Path folder : List.of(DOCS.resolve("scenarios"), Path.of("../games"))) {
            try (Stream<Path> walk = Files.walk(folder)) {
                walk.filter(file -> file.toString().endsWith(".yaml"))
                        .filter(file -> !file.toString().contains("target")
                                && file.toString().contains("scenarios"))
                        .forEach(files::add);
            }
        }
        assertThat(files).hasSizeGreaterThan(6);
        List<String> refused = new ArrayList<>();
        for (Path file : files) {
            List<String> errors = checker.errors(YamlTree.read(file));
            if (!errors.isEmpty()) {
                refused.add(file + ": " + errors);
            }
        }
        assertThat(refused).isEmpty();
    }

    @Test
    void theSchemaRefusesWhatTheRunnerRefuses() {
        JsonSchema checker = new JsonSchema(schema);
        String head = "{title: x, game: y, seats: [ann], ";
        for (String wrong : List.of(
                "{game: y, seats: [ann], play: []}",
                head + "plya: []}",
                head + "table: {}}",
                head + "play: [{dance: ann}]}",
                head + "play: [{do: {ann: rest}, asked: [bob]}]}",
                head + "play: [{do: {}}]}",
                head + "play: [{offer: {seat: ann}}]}",
                head + "play: [{until: sunset}]}",
                head + "play: [{expect: []}]}",
                head + "play: [{expect: {path: a, vale: 3}}]}",
                head + "play: [{expect: {path: a}}]}",
                head + "play: [{expect: {touching: A}}]}",
                head + "play: [{expect: {docked: {A: Isla Roja}, pinned: {A: B}}}]}",
                head + "chance: {rolls: {a: 1}}, play: []}",
                head + "chance: {dice: {a: [six]}}, play: []}",
                head + "seed: lucky, play: []}",
                head + "unmentioned: ignore, play: []}",
                head + "start: {}}",
                head + "fleet: [a]}",
                head + "play: [], cases: []}")) {
            assertThat(checker.errors(YamlTree.read(wrong))).as(wrong).isNotEmpty();
        }
    }

    @Test
    void theYamlOnThePageIsYaml() {
        Matcher block = Pattern.compile("```yaml\n(.*?)```", Pattern.DOTALL).matcher(page);
        int count = 0;
        while (block.find()) {
            // A part of a file may begin in the middle of a list.
            String text = block.group(1).startsWith("- ") ? "play:\n" + block.group(1) : block.group(1);
            assertThat(YamlTree.read(text)).isInstanceOf(Tree.Branch.class);
            count++;
        }
        assertThat(count).isGreaterThan(2);
    }
}

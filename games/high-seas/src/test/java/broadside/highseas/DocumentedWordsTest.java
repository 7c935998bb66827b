package broadside.highseas;

import static org.assertj.core.api.Assertions.assertThat;

import broadside.engine.game.OptionSpec;
import broadside.engine.tree.Tree;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Tests that the page about the scenarios of High Seas knows its words. */
class DocumentedWordsTest {
    private static final Path QUESTIONS = Path.of("src/main/java/broadside/highseas/questions");
    private static final Pattern CODE = Pattern.compile("`([^`]+)`");
    private static final Pattern WORD = Pattern.compile("\"([a-z][a-z -]*)\"");

    /** The methods that write a choice, up to their closing bracket, and the list of orders. */
    private static final Pattern PARTS =
            Pattern.compile("(?s)(?:(?:Tree (?:describeAnswer|describe|parts)|String word)\\(|VERBS = ).*?\n    }");

    private final Rules rules = new Rules();
    private final String words;

    DocumentedWordsTest() throws IOException {
        String page = Files.readString(Path.of("../../docs/scenarios-high-seas.md"));
        StringBuilder code = new StringBuilder();
        for (Matcher matcher = CODE.matcher(page); matcher.find(); ) {
            code.append('\n').append(matcher.group(1)).append('\n');
        }
        words = code.toString();
    }

    private void explained(String word) {
        assertThat(Pattern.compile("(?<![\\w-])" + Pattern.quote(word) + "(?![\\w-])")
                        .matcher(words)
                        .find())
                .as("the page explains '%s'", word)
                .isTrue();
    }

    @Test
    void everyFieldOfTheTableIsExplained() {
        Set<String> fields = new TreeSet<>(TableReader.FIELDS);
        // These are the words of every game.
        fields.removeAll(List.of("game", "seats", "options", "at", "running"));
        fields.addAll(TableReader.ISLAND);
        fields.addAll(TableReader.SHIP_FIELDS);
        fields.addAll(TableReader.CREW_FIELDS);
        fields.addAll(TableReader.COIN);
        fields.addAll(TableReader.SEAT);
        assertThat(fields).hasSizeGreaterThan(40);
        fields.forEach(this::explained);
    }

    @Test
    void everyOptionMomentTestAndPartOfTheCatalogueIsExplained() {
        for (OptionSpec option : rules.options()) {
            explained(option.id());
            for (Tree value : option.kind() == OptionSpec.Kind.CHOICE ? option.values() : List.<Tree>of()) {
                explained(((Tree.Text) value).value());
            }
        }
        rules.moments().keySet().forEach(this::explained);
        rules.tests().forEach(this::explained);
        rules.catalogue().children().keySet().forEach(this::explained);
    }

    @Test
    void everyEventIsExplained() {
        for (Class<? extends Record> type : rules.codec().classes()) {
            if (type.getPackageName().equals("broadside.highseas.events")) {
                String event =
                        type.getSimpleName().replaceAll("(?<!^)([A-Z])", "-$1").toLowerCase(Locale.ROOT);
                explained(event);
                rules.codec().fields(event).forEach(this::explained);
            }
        }
    }

    @Test
    void everyChoiceIsExplained() throws IOException {
        Set<String> choices = new TreeSet<>();
        try (Stream<Path> files = Files.list(QUESTIONS)) {
            for (Path file : files.sorted().toList()) {
                for (Matcher parts = PARTS.matcher(Files.readString(file)); parts.find(); ) {
                    for (Matcher word = WORD.matcher(parts.group()); word.find(); ) {
                        choices.add(word.group(1));
                    }
                }
            }
        }
        assertThat(choices).contains("end turn", "cease", "bring", "face-up", "pass", "drift", "embark");
        choices.forEach(this::explained);
    }
}

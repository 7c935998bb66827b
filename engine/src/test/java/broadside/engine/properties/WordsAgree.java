package broadside.engine.properties;

import static org.assertj.core.api.Assertions.assertThat;

import broadside.engine.words.Words;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Checks that all languages say the same things, and that the code and the words know the same keys. */
public final class WordsAgree {
    private static final Pattern BLANK = Pattern.compile("\\{(\\d+)(?:!|\\?[^{}|]*(?:\\|[^{}|]*)?)?}");
    private static final Pattern LITERAL = Pattern.compile("\"([a-z][a-z0-9-]*\\.[a-z0-9.-]*)\"");

    /** Words that are asked for by a rule and not by their key: those of games, options, pieces and their effects. */
    private static final List<String> BY_RULE = List.of("game.", "option.", "name.", "effect.");

    private WordsAgree() {}

    /** Fails unless every key of these parts exists in every language with the same arguments. */
    public static void inAllLanguages(String... parts) {
        Map<String, Map<String, Set<Integer>>> languages = new TreeMap<>();
        for (String language : Words.LANGUAGES) {
            Map<String, Set<Integer>> arguments = new TreeMap<>();
            Words.load(language, List.of(parts)).sentences().forEach((key, sentence) -> {
                // A piece keeps its own name in a language that has no word for it.
                if (!key.startsWith("name.")) {
                    arguments.put(key, arguments(language + " " + key, sentence));
                }
            });
            languages.put(language, arguments);
        }
        Map<String, Set<Integer>> first = languages.get(Words.LANGUAGES.get(0));
        languages.forEach((language, arguments) -> {
            assertThat(arguments.keySet()).as("keys in '%s'", language).isEqualTo(first.keySet());
            arguments.forEach((key, numbers) -> assertThat(numbers)
                    .as("arguments of %s in '%s'", key, language)
                    .isEqualTo(first.get(key)));
        });
    }

    private static Set<Integer> arguments(String where, String sentence) {
        Set<Integer> numbers = new TreeSet<>();
        Matcher blanks = BLANK.matcher(sentence);
        while (blanks.find()) {
            numbers.add(Integer.parseInt(blanks.group(1)));
        }
        assertThat(blanks.replaceAll(""))
                .as("blanks of %s: %s", where, sentence)
                .doesNotContain("{", "}");
        assertThat(sentence.strip()).as(where).isNotEmpty();
        return numbers;
    }

    /**
     * Fails where the sources use a key of this part that has no words, or where words of it are used nowhere.
     *
     * <p>A literal that ends in a dot or dash is the beginning of a key put together at run time.
     */
    public static void withTheCode(String part, Path... roots) {
        Set<String> keys = new TreeSet<>();
        Set<String> families = new TreeSet<>();
        for (String key :
                Words.load(Words.LANGUAGES.get(0), List.of(part)).sentences().keySet()) {
            if (BY_RULE.stream().noneMatch(key::startsWith)) {
                keys.add(key);
                families.add(key.substring(0, key.indexOf('.') + 1));
            }
        }
        Set<String> unused = new TreeSet<>(keys);
        for (Map.Entry<Path, String> source : Sources.read(roots).entrySet()) {
            Matcher literals = LITERAL.matcher(source.getValue());
            while (literals.find()) {
                String literal = literals.group(1);
                if (families.stream().noneMatch(literal::startsWith)) {
                    continue;
                }
                boolean begins = literal.endsWith(".") || literal.endsWith("-");
                assertThat(begins ? keys.stream().anyMatch(key -> key.startsWith(literal)) : keys.contains(literal))
                        .as("%s uses '%s', which has no words", source.getKey(), literal)
                        .isTrue();
                unused.removeIf(key -> begins ? key.startsWith(literal) : key.equals(literal));
            }
        }
        assertThat(unused).as("words that the code never uses").isEmpty();
    }
}

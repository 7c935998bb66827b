package broadside.cli;

import static org.assertj.core.api.Assertions.assertThat;

import broadside.engine.words.Words;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Holds that the command line says everything in both languages, with the same arguments. */
class WordsTest {
    private static final Pattern KEY = Pattern.compile("\"((?:cli|sm\\.board|sm\\.flag|menu)\\.[a-z.-]*[a-z])\"");
    private static final Pattern BLANK = Pattern.compile("\\{(\\d)");

    private static Words words(String language) {
        return Words.load(language, List.of("cli"));
    }

    @Test
    void bothLanguagesHaveTheSameKeysAndArguments() {
        var english = words("en").sentences();
        var spanish = words("es").sentences();
        assertThat(spanish.keySet()).isEqualTo(english.keySet());
        english.forEach((key, sentence) ->
                assertThat(blanks(spanish.getOrDefault(key, ""))).as(key).isEqualTo(blanks(sentence)));
    }

    private static Set<String> blanks(String sentence) {
        Set<String> blanks = new TreeSet<>();
        Matcher matcher = BLANK.matcher(sentence);
        while (matcher.find()) {
            blanks.add(matcher.group(1));
        }
        return blanks;
    }

    @Test
    void everyKeyInTheSourcesExists() throws IOException {
        Path sources = Path.of(System.getProperty("basedir", "."), "src", "main", "java");
        Set<String> used = new TreeSet<>();
        try (Stream<Path> files = Files.walk(sources)) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                Matcher matcher = KEY.matcher(Files.readString(file));
                while (matcher.find()) {
                    used.add(matcher.group(1));
                }
            }
        }
        assertThat(used).hasSizeGreaterThan(50);
        assertThat(words("en").sentences().keySet()).containsAll(used);
    }

    @Test
    void theBoardFitsItsColumnsInBothLanguages() {
        for (String language : Words.LANGUAGES) {
            Words words = words(language);
            assertThat(words.say("sm.board.damaged")).hasSizeLessThan(8);
            for (String flag : List.of("english", "spanish", "dutch")) {
                assertThat(words.say("sm.flag." + flag)).hasSize(3);
            }
        }
    }
}

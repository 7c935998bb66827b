package broadside.engine.match;

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

/** Whatever matches and tables say exists in every language, with the same blanks. */
class TableWordsTest {
    private static final Pattern KEY = Pattern.compile("\"(engine\\.[a-z.-]*[a-z])\"");
    private static final Pattern BLANK = Pattern.compile("\\{(\\d+)");

    @Test
    void everyKeyInEveryLanguage() throws IOException {
        Set<String> used = new TreeSet<>();
        for (String folder : List.of("match", "table")) {
            try (Stream<Path> files = Files.list(Path.of("src/main/java/broadside/engine", folder))) {
                for (Path file : files.toList()) {
                    KEY.matcher(Files.readString(file)).results().forEach(found -> used.add(found.group(1)));
                }
            }
        }
        for (Matter matter : Matter.values()) {
            used.add("engine.vote." + matter.documentName() + ".asks");
            used.add("engine.vote." + matter.documentName() + ".yes");
            used.add("engine.vote." + matter.documentName() + ".no");
        }
        used.add("engine.outcome.draw");
        used.add("engine.outcome.abandon");
        assertThat(used).hasSizeGreaterThan(30);
        Words english = Words.load("en", List.of("engine"));
        for (String language : Words.LANGUAGES) {
            Words words = Words.load(language, List.of("engine"));
            for (String key : used) {
                assertThat(words.has(key)).as("%s in %s", key, language).isTrue();
                assertThat(blanks(words, key)).as("%s in %s", key, language).isEqualTo(blanks(english, key));
            }
        }
    }

    private static Set<String> blanks(Words words, String key) {
        Set<String> blanks = new TreeSet<>();
        Matcher matcher = BLANK.matcher(words.sentences().getOrDefault(key, ""));
        while (matcher.find()) {
            blanks.add(matcher.group(1));
        }
        return blanks;
    }
}

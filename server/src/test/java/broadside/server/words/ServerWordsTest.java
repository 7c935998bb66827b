package broadside.server.words;

import static org.assertj.core.api.Assertions.assertThat;

import broadside.engine.words.Words;
import broadside.server.tables.Farewell;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** All languages say the same things, with the same blanks. */
class ServerWordsTest {
    private static final Pattern BLANK = Pattern.compile("\\{(\\d+)[^}]*}");

    private static Map<String, TreeSet<String>> blanks(String language, String part) {
        Map<String, TreeSet<String>> all = new TreeMap<>();
        Words.load(language, List.of(part)).sentences().forEach((key, sentence) -> {
            assertThat(sentence.strip()).as("%s in '%s'", key, language).isNotEmpty();
            TreeSet<String> numbers = new TreeSet<>();
            Matcher blanks = BLANK.matcher(sentence);
            while (blanks.find()) {
                numbers.add(blanks.group(1));
            }
            all.put(key, numbers);
        });
        return all;
    }

    /** A connection is closed with at most 123 bytes of reason. */
    @ParameterizedTest
    @EnumSource(Farewell.class)
    void everyFarewellFitsIntoAFrame(Farewell why) {
        for (String language : Words.LANGUAGES) {
            assertThat(why.says(language).getBytes(StandardCharsets.UTF_8))
                    .as(why.says(language))
                    .hasSizeBetween(5, 123);
            assertThat(why.says(language)).doesNotContain("farewell.");
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"server", "lists", "refusals"})
    void languagesAgree(String part) {
        Map<String, TreeSet<String>> english = blanks("en", part);
        assertThat(english).isNotEmpty();
        for (String language : Words.LANGUAGES) {
            assertThat(blanks(language, part)).as(language).isEqualTo(english);
        }
    }
}

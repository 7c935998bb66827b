package broadside.engine.tree;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Checks that JSON is read strictly and written in one way only. */
class JsonTest {

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{}",
                "[]",
                "\"\"",
                "0",
                "-1",
                "9223372036854775807",
                "-9223372036854775808",
                "true",
                "false",
                "null",
                "[1,[2,[]],{\"a\":{}}]",
                "{\"a\":1,\"b\":[true,null,\"x\"]}",
                "\"\\\"\\\\\\n\\r\\t\\u0001\\u007f\\u2028\"",
                "\"\u00e9\u4e2d\uD83D\uDE00\"",
                "\"\\ud83d\"",
            })
    void whatIsWrittenIsReadAndWrittenAgain(String text) {
        assertThat(Json.write(Json.read(text))).isEqualTo(text);
    }

    @Test
    void readsWhatOthersMayWrite() {
        assertThat(Json.read(" {\r\n\t\"a\" : [ 1 , 2 ] } "))
                .isEqualTo(Tree.branch("a", Tree.row(List.of(Tree.of(1), Tree.of(2)))));
        assertThat(Json.read("\"\\u00E9\\/\\b\\f\"")).isEqualTo(Tree.of("\u00e9/\b\f"));
        assertThat(Json.read("-0")).isEqualTo(Tree.of(0));
    }

    @ParameterizedTest
    @CsvSource(delimiterString = " => ", quoteCharacter = '`', textBlock = """
            {"a":1,"a":2} => column 13: the field 'a' is written twice
            {"a":1,} => column 8: expected a field name in quotes
            {a:1} => column 2: expected a field name in quotes
            {"a" 1} => column 6: expected ':'
            [1,] => column 4: expected a value
            [1 2] => column 4: expected ']'
            [1 => column 3: the text ends too early
            01 => column 1: expected a value
            - => column 1: expected a value
            +1 => column 1: expected a value
            1.5 => column 2: expected a whole number
            1e3 => column 2: expected a whole number
            9223372036854775808 => column 20: the number is too large
            tru => column 1: expected a value
            NaN => column 1: expected a value
            1 1 => column 3: unexpected text after the end of the document
            "\\x" => column 4: unknown escape \\x
            "\\u12" => column 4: four hexadecimal digits must follow \\u
            "\\u12g4" => column 4: four hexadecimal digits must follow \\u
            "abc => column 5: the text ends too early
            'abc' => column 1: expected a value
            """)
    void refusesWhatIsNotJson(String text, String complaint) {
        assertThatThrownBy(() -> Json.read(text))
                .isInstanceOf(BadDocument.class)
                .hasMessage(complaint);
    }

    @Test
    void refusesControlCharactersAndForeignDigits() {
        assertThatThrownBy(() -> Json.read("\"a\nb\"")).isInstanceOf(BadDocument.class);
        assertThatThrownBy(() -> Json.read("\"\\u\uff10\uff10\uff14\uff11\"")).isInstanceOf(BadDocument.class);
        assertThatThrownBy(() -> Json.read("\u0661")).isInstanceOf(BadDocument.class);
        assertThatThrownBy(() -> Json.read("")).isInstanceOf(BadDocument.class);
        assertThatThrownBy(() -> Json.read("\uFEFF{}")).isInstanceOf(BadDocument.class);
    }

    @Test
    void namesTheLineOfAMistake() {
        assertThatThrownBy(() -> Json.read("{\n  \"a\": 1,\n  b\n}")).hasMessageStartingWith("line 3, column 3: ");
    }

    @Test
    void depthIsLimitedBeforeTheStackIs() {
        assertThat(Json.read("[".repeat(200) + "]".repeat(200))).isInstanceOf(Tree.Row.class);
        assertThatThrownBy(() -> Json.read("[".repeat(100_000)))
                .isInstanceOf(BadDocument.class)
                .hasMessageContaining("nested more than 200 levels deep");
        assertThatThrownBy(() -> Json.read("{\"a\":".repeat(100_000))).isInstanceOf(BadDocument.class);
    }

    @Test
    void theCanonicalFormDoesNotDependOnOrder() {
        Tree one = Json.read("{\"b\":{\"y\":1,\"x\":2},\"a\":[3,1]}");
        Tree other = Json.read("{\"a\":[3,1],\"b\":{\"x\":2,\"y\":1}}");
        assertThat(one).isEqualTo(other);
        assertThat(Json.canonical(one))
                .isEqualTo(Json.canonical(other))
                .isEqualTo("{\"a\":[3,1],\"b\":{\"x\":2,\"y\":1}}");
        assertThat(Digest.of(one)).isEqualTo(Digest.of(other)).hasSize(64);
        assertThat(Digest.of(Json.read("[1,3]"))).isNotEqualTo(Digest.of(Json.read("[3,1]")));
    }
}

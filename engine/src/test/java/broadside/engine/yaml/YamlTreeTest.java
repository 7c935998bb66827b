package broadside.engine.yaml;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import broadside.engine.tree.BadDocument;
import broadside.engine.tree.Json;
import broadside.engine.tree.Tree;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests that YAML holds no surprises. */
class YamlTreeTest {

    @ParameterizedTest
    @ValueSource(
            strings = {
                "on",
                "off",
                "yes",
                "no",
                "y",
                "n",
                "Y",
                "NO",
                "True",
                "FALSE",
                "2026-01-01",
                "12:30:00",
                "0.5",
                "1e3",
                "0x10",
                "0o7",
                "017",
                "1_000",
                "+5",
                ".inf",
                ".nan",
                "99999999999999999999"
            })
    void staysText(String word) {
        assertThat(YamlTree.read("a: " + word)).isEqualTo(Tree.branch("a", Tree.of(word)));
        assertThat(YamlTree.read(word + ": a")).isEqualTo(Tree.branch(word, Tree.of("a")));
    }

    @Test
    void whatIsNotText() {
        assertThat(Json.write(YamlTree.read("{a: true, b: false, c: -12, d: 0, e: , f: null, g: ~}")))
                .isEqualTo("{\"a\":true,\"b\":false,\"c\":-12,\"d\":0,\"e\":null,\"f\":null,\"g\":null}");
        assertThat(Json.write(YamlTree.read("['true', \"12\", '']"))).isEqualTo("[\"true\",\"12\",\"\"]");
        assertThat(YamlTree.read("")).isEqualTo(Tree.NOTHING);
        assertThat(YamlTree.read("# only a remark\n")).isEqualTo(Tree.NOTHING);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "a: 1\nb: 2\na: 3 | line 3: the field 'a' is written twice",
                "a: {b: 1, b: 2} | line 1: the field 'b' is written twice",
                "a: &x 1\nb: *x | line 2: aliases (*x) are not known here; write the value out",
                "a: 1\n<<: {b: 2} | line 2: merging (<<) is not known here; write the fields out",
                "a: 1\n---\nb: 2 | line 3: a second document begins; expected one in a file",
            })
    void refusesWithTheLine(String textAndComplaint) {
        String[] parts = textAndComplaint.split(" \\| ");
        assertThatThrownBy(() -> YamlTree.read(parts[0]))
                .isInstanceOf(BadDocument.class)
                .hasMessage(parts[1]);
    }

    @ParameterizedTest
    @ValueSource(strings = {"a: 1\nb: [1, 2\nc: 3", "a: 1\n\t- b", "a: 1\nb: 'open", "a: b: c"})
    void syntaxErrorsNameTheLine(String text) {
        assertThatThrownBy(() -> YamlTree.read(text))
                .isInstanceOf(BadDocument.class)
                .hasMessageMatching("line \\d+: this is no YAML: .*");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "a: 1\nb: {path: row[2], count: 1}",
                "- {path: row[2].fame, count: 1}",
                "- expect: {path: view(bob).row[-1], value: 1}",
                "- {path: row[Winter Rose].fame, count: 1}"
            })
    void aBareBracketInBracesGetsAHint(String text) {
        assertThatThrownBy(() -> YamlTree.read(text))
                .isInstanceOf(BadDocument.class)
                .hasMessageContaining("(put a path with [ ] in quotes)");
    }
}

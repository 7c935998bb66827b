package broadside.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import broadside.engine.tree.BadDocument;
import broadside.engine.tree.Json;
import broadside.engine.tree.Tree;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests that YAML holds no surprises for users. */
class YamlTest {

    @ParameterizedTest
    @ValueSource(strings = {"on", "no", "y", "Yes", "TRUE", "2026-01-01", "0.5", "1e3", "0x10", "017", "1_000"})
    void staysText(String word) {
        assertThat(Yaml.read("a: " + word)).isEqualTo(Tree.branch("a", Tree.of(word)));
    }

    @Test
    void whatIsNotText() {
        assertThat(Json.write(Yaml.read("{a: true, b: false, c: -12, d: , e: '7'}")))
                .isEqualTo("{\"a\":true,\"b\":false,\"c\":-12,\"d\":null,\"e\":\"7\"}");
    }

    @Test
    void complaintsNameFileAndLine(@TempDir Path folder) throws Exception {
        Path file = folder.resolve("case.yaml");
        Files.writeString(file, "a: 1\nb: 2\na: 3\n");
        assertThatThrownBy(() -> Yaml.read(file))
                .isInstanceOf(BadDocument.class)
                .hasMessage(file + ": line 3: the field 'a' is written twice");
        Files.writeString(file, "a: 1\nb: [1, 2\n");
        assertThatThrownBy(() -> Yaml.read(file))
                .isInstanceOf(BadDocument.class)
                .hasMessageMatching(".*case.yaml: line \\d+: this is no YAML: .*");
        Files.writeString(file, "a: &x 1\nb: *x\n");
        assertThatThrownBy(() -> Yaml.read(file)).hasMessageContaining("line 2: aliases");
    }
}

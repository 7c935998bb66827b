package broadside.engine.scenario;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import broadside.engine.harbour.Rules;
import broadside.engine.tree.Json;
import broadside.engine.tree.Tree;
import broadside.engine.yaml.YamlTree;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests that a damaged file is always answered with a report: nothing is thrown and no rule breaks. */
class DamagedFilesTest {
    private static final int TRIES = 1500;

    @ParameterizedTest
    @ValueSource(strings = {"chain-of-reactions", "placement"})
    void isAnsweredWithAReport(String name) {
        ScenarioRunner runner = new ScenarioRunner(List.of(new Rules()));
        Tree good = YamlTree.read(Path.of("../docs/scenarios/" + name + ".yaml"));
        int refused = 0;
        for (int seed = 0; seed < TRIES; seed++) {
            Mutations mutations = new Mutations(seed);
            Tree damaged = mutations.damage(good);
            ScenarioResult result;
            try {
                result = runner.run("damaged.yaml", damaged);
            } catch (RuntimeException e) {
                fail("seed " + seed + " of " + name + ": " + Json.write(damaged), e);
                return;
            }
            assertThat(result.report()).as("seed " + seed + ": " + damaged).doesNotContain("the rules broke");
            refused += result.passed() ? 0 : 1;
        }
        assertThat(refused).isGreaterThan(TRIES / 2);
    }
}

package broadside.spanishmain;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import broadside.engine.scenario.Mutations;
import broadside.engine.scenario.ScenarioResult;
import broadside.engine.scenario.ScenarioRunner;
import broadside.engine.tree.Json;
import broadside.engine.tree.Tree;
import broadside.engine.yaml.YamlTree;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests that a damaged scenario of Spanish Main is answered with a report: nothing is thrown and no rule breaks. */
class DamagedScenariosTest {
    private static final int TRIES = 400;

    @ParameterizedTest
    @ValueSource(strings = {"hidden-view", "refusal", "scripted-chance"})
    void isAnsweredWithAReport(String name) {
        ScenarioRunner runner = new ScenarioRunner(List.of(new Rules()));
        Tree good = YamlTree.read(Path.of("../../docs/scenarios/" + name + ".yaml"));
        for (int seed = 0; seed < TRIES; seed++) {
            Tree damaged = new Mutations(seed).damage(good);
            ScenarioResult result;
            try {
                result = runner.run("damaged.yaml", damaged);
            } catch (RuntimeException e) {
                fail("seed " + seed + " of " + name + ": " + Json.write(damaged), e);
                return;
            }
            assertThat(result.report()).as("seed " + seed + ": " + damaged).doesNotContain("the rules broke");
        }
    }
}

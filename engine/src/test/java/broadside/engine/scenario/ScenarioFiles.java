package broadside.engine.scenario;

import static org.assertj.core.api.Assertions.fail;

import broadside.engine.tree.BadDocument;
import broadside.engine.tree.Tree;
import broadside.engine.yaml.YamlTree;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Runs every scenario file of a folder as one test each; games subclass it and name their folder.
 *
 * <p>Parameterised rather than dynamic tests, because mutation testing loses what dynamic tests find.
 */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
public abstract class ScenarioFiles {

    /** Returns the folder, relative to the module. */
    protected abstract Path folder();

    /** Says which of its files belong to this test; all of them unless overridden. */
    protected boolean accepts(Path file) {
        return true;
    }

    /** Says whether a file is a scenario of this game, for folders that hold several games. */
    protected static boolean isOf(String game, Path file) {
        return YamlTree.read(file) instanceof Tree.Branch scenario
                && Tree.of(game).equals(scenario.get("game"));
    }

    /** Returns the runner; the one that knows every game on the class path unless overridden. */
    protected ScenarioRunner runner() {
        return ScenarioRunner.forAllGames();
    }

    Stream<Path> files() {
        try (Stream<Path> walk = Files.walk(folder())) {
            List<Path> found = walk.filter(file -> file.toString().endsWith(".yaml"))
                    .filter(this::accepts)
                    .sorted()
                    .toList();
            if (found.isEmpty()) {
                throw new IllegalStateException("there is no scenario in " + folder().toAbsolutePath());
            }
            return found.stream();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("files")
    void scenario(Path file) {
        Tree tree;
        try {
            tree = YamlTree.read(file);
        } catch (BadDocument malformed) {
            fail(malformed.getMessage());
            return;
        }
        ScenarioResult result = runner().run(file.toString(), tree);
        if (!result.passed()) {
            fail(result.report());
        }
    }
}

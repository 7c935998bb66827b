package broadside.cli.rules;

import broadside.cli.Yaml;
import broadside.cli.scenario.PackedScenarios;
import broadside.engine.game.Game;
import broadside.engine.rules.Coverage;
import broadside.engine.rules.Evidence;
import broadside.engine.rules.EvidenceFile;
import broadside.engine.rules.RuleBook;
import broadside.engine.rules.Scope;
import broadside.engine.scenario.ScenarioResult;
import broadside.engine.scenario.ScenarioRunner;
import broadside.engine.tree.Field;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * Collects what is proved about a game's clauses: the packed scenarios are run, and what unit tests recorded is read.
 *
 * @param failed the scenarios that did not pass
 */
record Evidences(Coverage coverage, int scenarios, int tests, List<ScenarioResult> failed) {

    /**
     * Collects the evidence of one game.
     *
     * @param dueBy the step of the work whose clauses are due
     */
    static Evidences of(Game<?> game, int dueBy, List<Path> recorded) {
        RuleBook book = RuleBook.of(game.id(), game.clausePrefixes());
        Coverage coverage = new Coverage(book, scope(game), dueBy);
        ScenarioRunner runner = ScenarioRunner.forAllGames();
        List<ScenarioResult> failed = new ArrayList<>();
        var packed = PackedScenarios.of(game);
        packed.forEach((name, tree) -> {
            ScenarioResult result = runner.run(name, tree);
            coverage.add(result.evidence());
            if (!result.passed()) {
                failed.add(result);
            }
        });
        int tests = 0;
        for (Path file : recorded) {
            for (Evidence evidence : new EvidenceFile(file).read()) {
                coverage.add(evidence);
                tests++;
            }
        }
        return new Evidences(coverage, packed.size(), tests, failed);
    }

    /** Reads which clauses are due when; without a file everything is due from the start. */
    private static Scope scope(Game<?> game) {
        String resource = "/rules/" + game.id() + "/scope.yaml";
        try (InputStream in = game.getClass().getResourceAsStream(resource)) {
            if (in == null) {
                return Scope.everything();
            }
            return Scope.read(Field.root(Yaml.read(new String(in.readAllBytes(), StandardCharsets.UTF_8))));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /**
     * Finds what the last build's unit tests recorded: in a working copy it lies beside the jar that runs. Elsewhere
     * there is none, and the scenarios alone speak.
     */
    static List<Path> recorded(Game<?> game) {
        Path target = PackedScenarios.home(Evidences.class).getParent();
        Path module = target == null ? null : target.getParent();
        Path root = module == null ? null : module.getParent();
        Path file = root == null ? null : root.resolve("games/" + game.id() + "/target/covers.tsv");
        return file != null && Files.isRegularFile(file) ? List.of(file) : List.of();
    }
}

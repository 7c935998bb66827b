package broadside.cli.rules;

import broadside.cli.ExitCode;
import broadside.cli.GameName;
import broadside.cli.Terminal;
import broadside.engine.game.Game;
import broadside.engine.game.Games;
import broadside.engine.rules.Clause;
import broadside.engine.rules.Coverage;
import broadside.engine.rules.CoverageReport;
import broadside.engine.scenario.ScenarioResult;
import broadside.engine.tree.Json;
import broadside.engine.tree.Tree;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Says which clauses of the rulebooks the tests hold, by running the scenarios that are packed with the games. */
@Command(
        name = "coverage",
        description = {
            "Run the scenarios packed with the games and say which clauses they cover.",
            "Exercised: a passing test claims the clause, and the engine cited it meanwhile.",
            "Named: the test also demands it by name of the step, refusal, event or count that carries it out.",
            "Exit code 1 if a scenario fails, or if a clause that --due names is not exercised.",
            ""
        },
        footerHeading = "%nExamples:%n",
        footer = {
            "  broadside rules coverage spanish-main",
            "  broadside rules coverage high-seas --ids",
            "  broadside rules coverage --totals"
        })
public final class CoverageCommand implements Callable<Integer> {
    private final Terminal terminal;

    @Parameters(
            paramLabel = "GAME",
            arity = "0..1",
            converter = GameName.class,
            completionCandidates = GameName.class,
            description = "The game: ${COMPLETION-CANDIDATES}. Without one: all.")
    private @Nullable Game<?> game;

    @Option(
            names = "--due",
            paramLabel = "N",
            description = "Count as due what is due by step N of the work, and demand it.")
    private @Nullable Integer due;

    @Option(names = "--totals", description = "Print one line for each game.")
    private boolean totals;

    @Option(names = "--ids", description = "List the clauses behind each number of gaps.")
    private boolean ids;

    @Option(names = "--json", description = "Print JSON, one object for each game.")
    private boolean json;

    @Option(
            names = "--tests",
            paramLabel = "FILE",
            description = "Also count what unit tests recorded in this file (target/covers.tsv)."
                    + " Default: that of the last build, where there is one.")
    private @Nullable List<Path> tests;

    CoverageCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public Integer call() {
        boolean good = true;
        Game<?> only = game;
        for (Game<?> one : only == null ? Games.all() : List.<Game<?>>of(only)) {
            List<Path> recorded = tests == null ? Evidences.recorded(one) : tests;
            Evidences evidences = Evidences.of(one, due == null ? Integer.MAX_VALUE : due, recorded);
            print(one, evidences);
            good &= evidences.failed().isEmpty()
                    && (due == null || evidences.coverage().isComplete());
        }
        return good ? ExitCode.OK : ExitCode.NEGATIVE;
    }

    private void print(Game<?> one, Evidences evidences) {
        CoverageReport report = new CoverageReport(evidences.coverage(), ids);
        if (json) {
            terminal.say(Json.write(tree(one, evidences)));
            return;
        }
        evidences.failed().forEach(result -> terminal.say(result.report()));
        terminal.say(totals ? report.total() : report.report());
        if (!totals) {
            terminal.say("from " + evidences.scenarios() + " scenarios and " + evidences.tests() + " unit tests");
        }
    }

    private static Tree tree(Game<?> one, Evidences evidences) {
        Coverage coverage = evidences.coverage();
        List<String> failed = new ArrayList<>();
        for (ScenarioResult result : evidences.failed()) {
            failed.add(result.file());
        }
        return Tree.branch()
                .put("game", one.id())
                .put("scenarios", evidences.scenarios())
                .put("tests", evidences.tests())
                .put("failed", Tree.texts(failed))
                .put("due", ids(coverage.due()))
                .put("covered", ids(coverage.covered()))
                .put("named", ids(coverage.named()))
                .put("missing", ids(coverage.missing()))
                .put("claimed-never-cited", ids(coverage.claimedNeverCited()))
                .put("cited-never-claimed", ids(coverage.citedNeverClaimed()))
                .done();
    }

    private static Tree ids(List<Clause> clauses) {
        return Tree.texts(clauses.stream().map(Clause::id).toList());
    }
}

package broadside.cli.scenario;

import broadside.cli.ExitCode;
import broadside.cli.Style;
import broadside.cli.Terminal;
import broadside.cli.Yaml;
import broadside.cli.board.Outline;
import broadside.engine.scenario.ScenarioResult;
import broadside.engine.scenario.ScenarioRunner;
import broadside.engine.tree.BadDocument;
import broadside.engine.tree.Tree;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Runs scenario files and reports which rules they found broken. */
@Command(
        name = "run",
        description = {
            "Run scenario files, and all in the folders given.",
            "Exit code 0: all passed; 1: a scenario failed; 2: a file is malformed.",
            ""
        },
        footerHeading = "%nExamples:%n",
        footer = {
            "  broadside scenario run games/spanish-main/scenarios",
            "  broadside scenario run my-case.yaml --show"
        })
public final class RunCommand implements Callable<Integer> {
    private final Terminal terminal;

    @Parameters(paramLabel = "FILE|FOLDER", arity = "1..*", description = "Scenario files (YAML) or folders of them.")
    private List<Path> paths = List.of();

    @Option(
            names = "--show",
            description = "Show the table each scenario starts from, with all that the file leaves open filled in.")
    private boolean show;

    @Option(
            names = {"-q", "--quiet"},
            description = "Show only what failed, and the total.")
    private boolean quiet;

    RunCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public Integer call() {
        ScenarioRunner runner = ScenarioRunner.forAllGames();
        int passed = 0;
        int failed = 0;
        int malformed = 0;
        for (Path file : ScenarioFiles.find(paths)) {
            Tree tree;
            try {
                tree = Yaml.read(file);
            } catch (BadDocument bad) {
                malformed++;
                terminal.say(terminal.paint(Style.BAD, "FAIL ") + bad.getMessage());
                continue;
            }
            ScenarioResult result = runner.run(file.toString(), tree);
            if (result.passed()) {
                passed++;
            } else if (result.malformed()) {
                malformed++;
            } else {
                failed++;
            }
            if (!quiet || !result.passed()) {
                report(result);
            }
            Tree.Branch table = show ? runner.table(tree) : null;
            if (table != null) {
                Outline.write(table, terminal.features().width() - 2).forEach(line -> terminal.say("  " + line));
            }
        }
        terminal.say(passed + " passed, " + failed + " failed, " + malformed + " malformed");
        if (malformed > 0) {
            return ExitCode.USER_ERROR;
        }
        return failed > 0 ? ExitCode.NEGATIVE : ExitCode.OK;
    }

    private void report(ScenarioResult result) {
        String[] lines = result.report().split("\n", -1);
        terminal.say(terminal.paint(result.passed() ? Style.GOOD : Style.BAD, lines[0].substring(0, 5))
                + lines[0].substring(5));
        for (int i = 1; i < lines.length; i++) {
            terminal.say(lines[i]);
        }
    }
}

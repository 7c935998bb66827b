package broadside.cli.rules;

import broadside.cli.ExitCode;
import broadside.cli.GameName;
import broadside.cli.Terminal;
import broadside.cli.Text;
import broadside.cli.UserError;
import broadside.engine.game.Game;
import broadside.engine.rules.Clause;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Draws covered clauses, to break each by hand and see whether a test notices. */
@Command(
        name = "sample",
        description = {
            "Draw clauses that are covered. Break each in a scratch copy: some test must fail.",
            "The same seed draws the same clauses.",
            ""
        },
        footerHeading = "%nExample:%n",
        footer = "  broadside rules sample spanish-main --n 10 --seed 7")
public final class SampleCommand implements Callable<Integer> {
    private final Terminal terminal;

    @Parameters(
            paramLabel = "GAME",
            converter = GameName.class,
            completionCandidates = GameName.class,
            description = "The game: ${COMPLETION-CANDIDATES}.")
    @SuppressWarnings("NullAway.Init")
    private Game<?> game;

    @Option(names = "--n", paramLabel = "N", description = "How many. Default: ${DEFAULT-VALUE}.")
    private int count = 10;

    @Option(names = "--seed", paramLabel = "N", description = "The seed of the draw. Default: ${DEFAULT-VALUE}.")
    private long seed = 1;

    SampleCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public Integer call() {
        if (count < 1) {
            throw new UserError("cli.error.range", "--n", count, 1, Integer.MAX_VALUE);
        }
        Evidences evidences = Evidences.of(game, Integer.MAX_VALUE, Evidences.recorded(game));
        for (Clause clause : evidences.coverage().sample(count, seed)) {
            Text.hanging(clause.id(), clause.text(), 17, terminal.features().width())
                    .forEach(terminal::say);
        }
        return ExitCode.OK;
    }
}

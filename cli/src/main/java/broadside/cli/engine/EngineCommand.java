package broadside.cli.engine;

import broadside.cli.Captains;
import broadside.cli.ExitCode;
import broadside.cli.GameName;
import broadside.cli.KeptMatch;
import broadside.cli.SeatList;
import broadside.cli.Speaker;
import broadside.cli.TableOptions;
import broadside.cli.Terminal;
import broadside.cli.Thinking;
import broadside.cli.UserError;
import broadside.engine.game.Game;
import broadside.engine.game.Setup;
import broadside.engine.play.Position;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Plays a match over standard input and output as JSON lines, so that a bot in any language can take a seat. */
@Command(
        name = "engine",
        description = {
            "Play over standard input and output, one JSON message per line.",
            "docs/protocol.md describes the messages, docs/examples/bot.py is a bot to start from.",
            "No time passes: captains answer at once, and nobody is hurried.",
            ""
        },
        footerHeading = "%nExamples:%n",
        footer = {
            "  broadside engine spanish-main --seats bot,captain",
            "  broadside engine spanish-main --seats bot:Ann,bot:Bob,bosun --seed 7"
        })
public final class EngineCommand implements Callable<Integer> {
    private static final String BOT = "bot";

    private final Terminal terminal;

    @Parameters(
            paramLabel = "GAME",
            converter = GameName.class,
            completionCandidates = GameName.class,
            description = "The game: ${COMPLETION-CANDIDATES}.")
    @SuppressWarnings("NullAway.Init")
    private Game<?> game;

    @Option(
            names = "--seats",
            paramLabel = "WHO,WHO,...",
            description = "Who sits where, clockwise: bot for a seat played over this connection, or deckhand, bosun,"
                    + " captain; bot:Ann gives a name. Default: ${DEFAULT-VALUE}.")
    private String seats = "bot,captain";

    @Mixin
    private TableOptions options = new TableOptions();

    @Option(names = "--seed", paramLabel = "N", description = "Play the same cards every time.")
    private @Nullable Long seed;

    @Option(
            names = "--games",
            paramLabel = "N",
            description = "Matches to play one after the other. Default: ${DEFAULT-VALUE}.")
    private int games = 1;

    @Mixin
    private Thinking thinking = new Thinking();

    @Option(names = "--record", paramLabel = "FILE", description = "Write the match to this file; only with one match.")
    private @Nullable Path record;

    EngineCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public Integer call() {
        if (games < 1 || games > 1_000_000) {
            throw new UserError("cli.error.range", "--games", games, 1, 1_000_000);
        }
        if (games > 1 && record != null) {
            throw new UserError("cli.error.either", "--games", "--record");
        }
        Long same = seed;
        Captains captains = new Captains(thinking.budget(100), same == null ? System.nanoTime() : same);
        for (int i = 0; i < games; i++) {
            if (!play(game, i, captains)) {
                terminal.err().println("broadside: " + terminal.word("cli.error.input-ended"));
                return ExitCode.NEGATIVE;
            }
        }
        return ExitCode.OK;
    }

    /** Plays one match; false if the input ended before it did. */
    private <P extends Position> boolean play(Game<P> chosen, int number, Captains captains) {
        Speaker speaker = new Speaker(terminal.words(List.of(chosen)), List.of());
        SeatList list = SeatList.read(seats, BOT, speaker);
        if (list.sitters().stream().noneMatch(sitter -> sitter.isPerson())) {
            throw new UserError("cli.error.no-bot", seats);
        }
        Setup setup = Setup.of(chosen, list.names(), options.values(chosen));
        Long first = seed;
        Long own = first == null ? null : Long.valueOf(first + number);
        KeptMatch<P> kept = KeptMatch.start(chosen, setup, list.sitters(), own, null, record);
        return new Connection<>(terminal, kept.match(), captains).run();
    }
}

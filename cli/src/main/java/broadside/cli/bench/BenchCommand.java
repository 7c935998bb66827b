package broadside.cli.bench;

import broadside.cli.ExitCode;
import broadside.cli.GameName;
import broadside.cli.Terminal;
import broadside.cli.UserError;
import broadside.engine.game.Game;
import broadside.engine.game.Games;
import broadside.engine.play.Position;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Measures quickly how fast the engine is on this machine. The careful figures are those of the bench module. */
@Command(
        name = "bench",
        description = {
            "Measure for some seconds how fast this machine plays.",
            "The reference is a fixed piece of integer work: compare figures of two runs by it.",
            ""
        },
        footerHeading = "%nExample:%n",
        footer = "  broadside bench spanish-main --seats 3")
public final class BenchCommand implements Callable<Integer> {
    private final Terminal terminal;

    @Parameters(
            paramLabel = "GAME",
            arity = "0..1",
            converter = GameName.class,
            completionCandidates = GameName.class,
            description = "The game: ${COMPLETION-CANDIDATES}. Without one: all.")
    private @Nullable Game<?> game;

    @Option(
            names = "--seats",
            paramLabel = "N",
            description = "How many players. Default: 3, or as many as the game allows.")
    private @Nullable Integer seats;

    @Option(
            names = "--seconds",
            paramLabel = "N",
            description = "How long to measure each figure, after as long a warm-up. Default: ${DEFAULT-VALUE}.")
    private int seconds = 1;

    BenchCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public Integer call() {
        if (seconds < 1 || seconds > 600) {
            throw new UserError("cli.error.range", "--seconds", seconds, 1, 600);
        }
        Game<?> only = game;
        List<Game<?>> games = only == null ? Games.all() : List.of(only);
        games.forEach(one -> new Sample<>(one, players(one)));
        terminal.say("Java " + System.getProperty("java.version") + ", "
                + Runtime.getRuntime().availableProcessors() + " processors, one thread used");
        Stopwatch watch = new Stopwatch(seconds);
        ReferenceWork reference = new ReferenceWork();
        print("reference", watch.perSecond(reference::mixAndScan));
        games.forEach(one -> measure(one, watch));
        return ExitCode.OK;
    }

    private <P extends Position> void measure(Game<P> one, Stopwatch watch) {
        Sample<P> sample = new Sample<>(one, players(one));
        terminal.say(one.id() + ", " + players(one) + " players");
        print("games", watch.perSecond(sample::game));
        print("decisions", watch.perSecondOf(sample::game));
        print("copies", watch.perSecond(sample::copy));
        print("options", watch.perSecond(sample::options));
        print("masks", watch.perSecond(sample::mask));
        print("fills", watch.perSecond(sample::fill));
    }

    private int players(Game<?> one) {
        Integer wanted = seats;
        return wanted == null ? Math.max(one.fewestSeats(), Math.min(3, one.mostSeats())) : wanted;
    }

    private void print(String what, double perSecond) {
        terminal.say(String.format(Locale.ROOT, "  %-12s %,14.0f /s", what, perSecond));
    }
}

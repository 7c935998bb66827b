package broadside.cli.simulate;

import broadside.ai.Budget;
import broadside.cli.Captains;
import broadside.cli.ExitCode;
import broadside.cli.GameName;
import broadside.cli.Terminal;
import broadside.cli.Thinking;
import broadside.cli.UserError;
import broadside.engine.game.Game;
import broadside.engine.play.Position;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Plays many games by computer and counts what they come to. */
@Command(
        name = "simulate",
        description = {
            "Play many games by computer: wins with 95%% intervals, lengths, speed, errors.",
            "Exit code 1 if a game broke; such a game can be repeated alone by its number.",
            ""
        },
        footerHeading = "%nExamples:%n",
        footer = {
            "  broadside simulate spanish-main --seats 2..4 -o '*' --games 5000000",
            "  broadside simulate spanish-main --seats captain,bosun --games 400 --think 100",
            "  broadside simulate spanish-main --seats 3 --games 1000 --out csv games.csv"
        })
public final class SimulateCommand implements Callable<Integer> {
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
            paramLabel = "WHO,...|N|N..M",
            description = "Captains by level (deckhand, bosun, captain), or a number of players, or a range of numbers"
                    + " to sample over; numbers mean deckhands. Default: the fewest to the most the game allows.")
    private @Nullable String seats;

    @Option(
            names = {"-o", "--option"},
            paramLabel = "NAME=VALUE",
            description =
                    "An option of the table; NAME=* samples over its values, '*' alone over those of all options.")
    private List<String> options = new ArrayList<>();

    @Option(names = "--games", paramLabel = "N", description = "How many games. Default: ${DEFAULT-VALUE}.")
    private long games = 1000;

    @Option(names = "--threads", paramLabel = "N", description = "How many threads. Default: all cores.")
    private int threads = Runtime.getRuntime().availableProcessors();

    @Option(
            names = "--seed",
            paramLabel = "N",
            description = "The same seed gives the same games. Default: ${DEFAULT-VALUE}.")
    private long seed = 1;

    @Option(names = "--first", paramLabel = "N", description = "The number of the first game, to repeat a game alone.")
    private long first;

    @Mixin
    private Thinking thinking = new Thinking();

    @Option(
            names = "--no-rotate",
            description = "Keep captains at their seats; otherwise they move on by one seat in every game.")
    private boolean fixed;

    @Option(
            names = "--out",
            arity = "1..2",
            paramLabel = "csv|json [FILE]",
            hideParamSyntax = true,
            description =
                    "Write csv (one line per game) or json (the summary) to a file, or to the output without one.")
    private @Nullable List<String> out;

    SimulateCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public Integer call() throws IOException, InterruptedException {
        check("--games", games, 1, 1_000_000_000_000L);
        check("--threads", threads, 1, 1024);
        check("--first", first, 0, Long.MAX_VALUE / 4);
        Budget budget = thinking.budget(100);
        String format = out == null ? "" : out.get(0);
        if (!List.of("", "csv", "json").contains(format)) {
            throw new UserError("cli.error.format", format);
        }
        return run(game, format, budget);
    }

    private static void check(String name, long value, long least, long most) {
        if (value < least || value > most) {
            throw new UserError("cli.error.range", name, value, least, most);
        }
    }

    private <P extends Position> int run(Game<P> chosen, String format, Budget budget)
            throws IOException, InterruptedException {
        String who = seats == null ? chosen.fewestSeats() + ".." + chosen.mostSeats() : seats.strip();
        Plan<P> plan = new Plan<>(chosen, Sampling.tables(chosen, who, options), Sampling.levels(who), seed, !fixed);
        // Rows or the summary may go to the output; then what people read goes beside it.
        boolean toFile = out != null && out.size() > 1;
        PrintWriter people = format.isEmpty() || toFile ? terminal.out() : terminal.err();
        try (Sink sink = sink(format, toFile)) {
            GameRows rows = format.equals("csv") ? new GameRows(sink.writer(), first) : null;
            Crew<P> crew = new Crew<>(plan, first, games, rows);
            Progress progress = new Progress(terminal.err(), games);
            boolean drawn = terminal.features().progress();
            long began = System.nanoTime();
            Tally tally = crew.play(threads, () -> plan.isRandom() ? null : new Captains(budget, 0), () -> {
                if (drawn) {
                    progress.show(crew.done());
                }
            });
            Summary summary = new Summary(plan, tally, (System.nanoTime() - began) / 1e9, threads);
            if (drawn) {
                progress.wipe();
            }
            if (format.equals("json")) {
                sink.writer().println(summary.json());
            }
            summary.lines().forEach(people::println);
            people.flush();
            return tally.faultCount() == 0 ? ExitCode.OK : ExitCode.NEGATIVE;
        }
    }

    /** Is where rows or the summary go; the terminal's own output stays open. */
    private record Sink(PrintWriter writer, boolean owned) implements AutoCloseable {
        @Override
        public void close() {
            writer.flush();
            if (owned) {
                writer.close();
            }
        }
    }

    private Sink sink(String format, boolean toFile) throws IOException {
        if (format.isEmpty() || !toFile || out == null) {
            return new Sink(terminal.out(), false);
        }
        Path file = Path.of(out.get(1));
        return new Sink(new PrintWriter(Files.newBufferedWriter(file, StandardCharsets.UTF_8)), true);
    }
}

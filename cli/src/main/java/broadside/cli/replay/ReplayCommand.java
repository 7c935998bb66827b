package broadside.cli.replay;

import broadside.cli.ExitCode;
import broadside.cli.GameName;
import broadside.cli.Speaker;
import broadside.cli.Style;
import broadside.cli.Terminal;
import broadside.cli.UserError;
import broadside.cli.play.Showing;
import broadside.engine.game.Game;
import broadside.engine.match.BrokenRecord;
import broadside.engine.match.Finding;
import broadside.engine.match.Header;
import broadside.engine.match.Replay;
import broadside.engine.play.Position;
import broadside.engine.tree.BadDocument;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Shows a recorded match again, or verifies that everything in its record is true. */
@Command(
        name = "replay",
        description = {
            "Show a recorded match again, or verify it to the last die.",
            "Verifying exits with 0 if all is well, with 1 if the record claims something that is not so,",
            "with 2 if it is no whole record: malformed, edited, cut off.",
            ""
        },
        footerHeading = "%nExamples:%n",
        footer = {
            "  broadside replay evening.jsonl",
            "  broadside replay evening.jsonl --step --from Ann",
            "  broadside replay evening.jsonl --verify"
        })
public final class ReplayCommand implements Callable<Integer> {
    /** Findings that say: this is a whole record, but what it claims is not what comes out. */
    private static final Set<Finding.Kind> UNTRUE =
            EnumSet.of(Finding.Kind.COMMITMENT, Finding.Kind.DIGEST, Finding.Kind.EVENTS, Finding.Kind.OUTCOME);

    private final Terminal terminal;

    @Parameters(paramLabel = "FILE", description = "A match record (JSON lines), as 'save' and --record write it.")
    @SuppressWarnings("NullAway.Init")
    private Path file;

    @Option(names = "--verify", description = "Check everything instead of showing it; names the first bad line.")
    private boolean verify;

    @Option(names = "--step", description = "Draw the table after every entry; on a terminal wait for Enter.")
    private boolean step;

    @Option(names = "--from", paramLabel = "SEAT", description = "See it as this seat did. Default: as a spectator.")
    private String seat = "";

    ReplayCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public Integer call() throws IOException {
        byte[] record = Files.readAllBytes(file);
        if (verify) {
            return verify(record);
        }
        try {
            show(GameName.find(Replay.header(record).game()), record);
        } catch (BrokenRecord broken) {
            throw bad(broken.finding());
        }
        // What was shown ended before the first bad line; a match that is merely not over is no fault here.
        long lines = lines(record);
        for (Finding finding : Replay.verify(record)) {
            if (!finding.isNote() && finding.line() <= lines) {
                throw bad(finding);
            }
        }
        return ExitCode.OK;
    }

    private BadDocument bad(Finding finding) {
        return new BadDocument(file + ": line " + finding.line(), finding.what());
    }

    private static long lines(byte[] record) {
        return new String(record, StandardCharsets.UTF_8).lines().count();
    }

    private int verify(byte[] record) {
        List<Finding> findings = Replay.verify(record);
        int code = ExitCode.OK;
        for (Finding finding : findings) {
            if (!finding.isNote()) {
                code = UNTRUE.contains(finding.kind()) ? ExitCode.NEGATIVE : ExitCode.USER_ERROR;
            }
            String line = file + ": line " + finding.line() + ": " + finding.what();
            terminal.say(finding.isNote() ? line : terminal.paint(Style.BAD, line));
        }
        if (code == ExitCode.OK) {
            Header header = Replay.header(record);
            String good =
                    terminal.word("cli.replay.good", file.toString(), lines(record), header.match(), header.game());
            terminal.say(terminal.paint(Style.GOOD, good));
        }
        return code;
    }

    private <P extends Position> void show(Game<P> game, byte[] record) {
        List<String> seats = Replay.header(record).seats();
        int viewer = seat.isEmpty() ? Position.SPECTATOR : seats.indexOf(seat);
        if (!seat.isEmpty() && viewer < 0) {
            throw new UserError("cli.error.no-seat", seat, seats);
        }
        Speaker speaker = new Speaker(terminal.words(List.of(game)), seats);
        Showing<P> showing = new Showing<>(terminal, game, speaker, viewer, step);
        showing.end(Replay.walk(game, record, showing));
    }
}

package broadside.cli.play;

import broadside.cli.Speaker;
import broadside.cli.Style;
import broadside.cli.Terminal;
import broadside.cli.board.Boards;
import broadside.engine.game.Game;
import broadside.engine.match.Entry;
import broadside.engine.match.EntryKind;
import broadside.engine.match.Happening;
import broadside.engine.match.Match;
import broadside.engine.match.Replay;
import broadside.engine.play.Position;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Shows a recorded match entry by entry, as one viewer saw it. */
public final class Showing<P extends Position> implements Replay.Visitor<P> {
    private final Room<P> room;
    private final int viewer;
    private final boolean step;
    private boolean left;

    /**
     * Makes a show.
     *
     * @param viewer the seat whose eyes are used, -1 for a spectator
     * @param step whether the table is drawn after every entry
     */
    public Showing(Terminal terminal, Game<P> game, Speaker speaker, int viewer, boolean step) {
        this.room = new Room<>(terminal, Boards.of(game), speaker);
        this.viewer = viewer;
        this.step = step;
    }

    @Override
    public void see(@Nullable Entry entry, List<Happening> events, Match<P> match) {
        if (left) {
            return;
        }
        if (entry != null) {
            String who = entry.seat() < 0 ? "" : " " + room.speaker().seat(entry.seat());
            // Nearly all entries are choices; only the others say what they are.
            String kind =
                    entry.kind() == EntryKind.CHOICE ? "" : " (" + entry.kind().documentName() + ")";
            room.say(room.canvas().paint(Style.NOTE, "-- " + entry.seq() + "." + who + kind));
        }
        Telling.lines(events, viewer, room).forEach(room::say);
        if (entry == null || step) {
            draw(match);
        }
        if (step && !match.isOver() && room.terminal().features().person()) {
            String line = room.read(room.speaker().say("cli.play.enter"));
            left = line == null || Order.of(line) == Order.QUIT;
        }
    }

    @SuppressWarnings("unchecked")
    private void draw(Match<P> match) {
        // The end is open to everybody.
        P seen = match.isOver() ? match.position() : (P) match.position().mask(viewer);
        room.show(seen, viewer, List.of());
    }

    /** Shows how the match stands at the end of its record. */
    public void end(Match<P> match) {
        if (left) {
            return;
        }
        if (!step) {
            draw(match);
        }
        if (match.isOver()) {
            Ending.lines(match, viewer, room).forEach(room::say);
        } else {
            room.say(room.speaker().say("cli.replay.running"));
        }
    }
}

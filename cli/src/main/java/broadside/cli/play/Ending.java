package broadside.cli.play;

import broadside.cli.KeptMatch;
import broadside.cli.Style;
import broadside.engine.game.Game;
import broadside.engine.game.Outcome;
import broadside.engine.match.Match;
import broadside.engine.play.Position;
import broadside.engine.words.Message;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Shows how a match ended: the open table, the ranking, the reason and its clauses. */
final class Ending<P extends Position> {
    private final KeptMatch<P> table;
    private final Room<P> room;
    private final @Nullable Desk<P> desk;
    private final int viewer;

    Ending(Game<P> game, KeptMatch<P> table, Room<P> room, @Nullable Desk<P> desk, int viewer) {
        this.table = table;
        this.room = room;
        this.desk = desk;
        this.viewer = viewer;
    }

    /** Shows the end and then answers until the people leave. */
    void show() {
        // The game is over, so nothing is secret any more: the whole truth is drawn.
        room.show(table.match().position(), viewer, List.of());
        lines(table.match(), viewer, room).forEach(room::say);
        Desk<P> open = desk;
        while (open != null) {
            String line = room.read(room.speaker().say("cli.play.after"));
            Order order = line == null ? Order.QUIT : Order.of(line);
            if (line == null || line.isBlank() || order == Order.QUIT) {
                return;
            }
            if (order == Order.VIEW) {
                room.show(table.match().position(), viewer, List.of());
            } else if (order != null) {
                open.obey(order, Order.rest(line), viewer);
            }
        }
    }

    /** Returns the ranking with the reason and its clauses. */
    static <P extends Position> List<String> lines(Match<P> match, int viewer, Room<P> room) {
        Outcome outcome = match.outcome();
        Message reason = match.reason();
        List<String> lines = new ArrayList<>();
        lines.add(room.canvas().rule(room.speaker().say("cli.play.outcome"), ""));
        if (outcome != null) {
            if (viewer >= 0) {
                String key = outcome.places().get(viewer) == 1 ? "cli.play.you-win" : "cli.play.you-lose";
                lines.add(room.canvas().paint(Style.TITLE, room.speaker().say(key)));
            }
            List<Integer> seats = new ArrayList<>();
            for (int seat = 0; seat < outcome.places().size(); seat++) {
                seats.add(seat);
            }
            seats.sort(Comparator.comparing(outcome.places()::get));
            for (int seat : seats) {
                String score = room.board().score(match.position(), seat, room.canvas());
                String line = room.speaker()
                        .say(
                                "cli.play.place",
                                outcome.places().get(seat),
                                room.speaker().seat(seat),
                                score.isEmpty()
                                        ? String.valueOf(outcome.scores().get(seat))
                                        : score);
                lines.add(outcome.places().get(seat) == 1 ? room.canvas().paint(Style.TITLE, line) : line);
            }
        }
        if (reason != null) {
            lines.add(room.speaker().say(reason));
        }
        if (outcome != null) {
            lines.addAll(Explaining.clauses(outcome.clauses(), room.canvas().width()));
        }
        return lines;
    }
}

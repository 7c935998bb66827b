package broadside.engine.match;

import broadside.engine.play.Pending;
import broadside.engine.play.Refusal;
import broadside.engine.words.Message;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Rules on free undo: a seat may go back to one of its own choices as long as nobody else chose since, nothing was
 * revealed to anyone and no chance fell. At practice tables captains' choices do not count.
 *
 * <p>It never takes a decision away from somebody who is asked now, so it cannot be used to probe how others answer, and
 * its answer depends on nothing that is sealed.
 */
final class Takeback {
    private Takeback() {}

    /** Returns the entries to which the seat may go back freely, nearest first. */
    static List<Integer> points(Course<?> course, Terms terms, int seat) {
        List<Integer> points = new ArrayList<>();
        walk(course, terms, seat, points);
        return points;
    }

    /** Returns why the seat may not go back to this entry, or null if it may. */
    static @Nullable Refusal refusal(Course<?> course, Terms terms, int seat, int to) {
        List<Integer> points = new ArrayList<>();
        String barrier = walk(course, terms, seat, points);
        if (points.contains(to)) {
            return null;
        }
        boolean beyond = points.isEmpty() || to < points.get(points.size() - 1);
        return new Refusal(Message.of(beyond ? barrier : "engine.undo.nothing"), List.of());
    }

    /** Collects the points and returns the key of what stands behind the last one. */
    private static String walk(Course<?> course, Terms terms, int seat, List<Integer> points) {
        if (course.isOver()) {
            return "engine.over";
        }
        Pending pending = course.position().pending();
        for (int i = 0; pending != null && i < pending.size(); i++) {
            int asked = pending.decision(i).seat();
            if (asked != seat && !yields(course, terms, asked)) {
                return "engine.undo.asked";
            }
        }
        List<Move> moves = course.moves();
        for (int i = moves.size() - 1; i >= 0; i--) {
            Move move = moves.get(i);
            if (move.kind() == EntryKind.UNDO
                    || move.kind() == EntryKind.HAND_RAISED
                    || move.kind() == EntryKind.STOPS_SET) {
                continue;
            }
            if (move.kind() != EntryKind.CHOICE) {
                return "engine.undo.other";
            }
            if (move.seat() != seat && !yields(course, terms, move.seat())) {
                return "engine.undo.other";
            }
            if (move.chance()) {
                return "engine.undo.chance";
            }
            if (move.revealed()) {
                return "engine.undo.revealed";
            }
            if (move.seat() == seat) {
                points.add(move.seq() - 1);
            }
        }
        return "engine.undo.nothing";
    }

    /**
     * Says whether going back takes the count of draws back, too: where one person practises, the same choice gives the
     * same dice, cards and coins again, so that nobody can fish for better ones.
     */
    static boolean givesDiceBack(Header header) {
        return header.terms().practice()
                && header.sitters().stream().filter(Sitter::isPerson).count() <= 1;
    }

    private static boolean yields(Course<?> course, Terms terms, int seat) {
        return terms.practice() && !course.sitter(seat).isPerson();
    }
}

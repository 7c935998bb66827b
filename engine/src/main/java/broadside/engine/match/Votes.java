package broadside.engine.match;

import broadside.engine.play.Refusal;
import broadside.engine.words.Message;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Rules on votes: people vote, captains and seats that resigned do not, and all people must agree. On a draw for which the game
 * has a rule only those vote whom that rule names.
 */
final class Votes {
    private Votes() {}

    static boolean passed(Course<?> course, Ballot ballot) {
        int settlers = ballot.matter() == Matter.DRAW ? course.settlers() : 0;
        for (int seat = 0; seat < course.position().seats(); seat++) {
            boolean counts = settlers == 0 ? course.isPerson(seat) : (settlers >> seat & 1) != 0;
            if (counts && !ballot.has(seat)) {
                return false;
            }
        }
        return true;
    }

    /** Returns why the seat cannot vote like this, or null if it can. */
    static @Nullable Refusal refusal(Course<?> course, int seat, Matter matter, int to, boolean yes) {
        Ballot running = course.ballot();
        String key = null;
        if (course.isOver()) {
            key = "engine.over";
        } else if (!course.isPerson(seat)) {
            key = "engine.vote.people";
        } else if (matter == Matter.DRAW && course.settlers() != 0 && (course.settlers() >> seat & 1) == 0) {
            key = "engine.vote.settlers";
        } else if (running == null ? !yes : !running.same(matter, to)) {
            key = running == null ? "engine.vote.none" : "engine.vote.other";
        } else if (running != null && yes && running.has(seat)) {
            key = "engine.vote.twice";
        } else if (matter == Matter.UNDO && (to < course.baseSeq() || to >= course.seq())) {
            key = "engine.undo.nothing";
        }
        return key == null ? null : new Refusal(Message.of(key), List.of());
    }
}

package broadside.racetonine;

import broadside.engine.game.Outcome;
import broadside.engine.rules.Clause;
import broadside.engine.words.Message;
import java.util.ArrayList;
import java.util.List;

/** Ranks the seats by their totals; equal totals share a place. */
final class Scoring {
    private Scoring() {}

    static Outcome outcome(Position p) {
        List<Integer> places = new ArrayList<>();
        List<Integer> scores = new ArrayList<>();
        int most = 0;
        for (int seat = 0; seat < p.seats(); seat++) {
            scores.add(p.total(seat));
            most = Math.max(most, p.total(seat));
        }
        for (int score : scores) {
            places.add(1 + (int) scores.stream().filter(other -> other > score).count());
        }
        boolean isReached = most >= Position.GOAL;
        Message reason = Message.of(isReached ? "rn.outcome.nine" : "rn.outcome.pile");
        return new Outcome(places, scores, reason, List.of(Clause.of(isReached ? "RN-END-01" : "RN-END-02")));
    }
}

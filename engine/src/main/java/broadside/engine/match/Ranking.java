package broadside.engine.match;

import broadside.engine.game.Outcome;
import broadside.engine.words.Message;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** Ranks seats that resigned behind those that stayed, where the game has no rule of its own for it. */
final class Ranking {
    private Ranking() {}

    /** Ranks when all but one resigned: who held out longest stands before the others. */
    static Outcome lastOneLeft(int seats, List<Integer> resigned) {
        List<Integer> places = new ArrayList<>(Collections.nCopies(seats, 1));
        for (int i = 0; i < resigned.size(); i++) {
            places.set(resigned.get(i), seats - i);
        }
        return new Outcome(places, Collections.nCopies(seats, 0), Message.of("engine.outcome.resigned"), List.of());
    }

    /** Moves the seats that resigned behind the others; the order within both groups stays. */
    static Outcome behind(Outcome outcome, List<Integer> resigned) {
        if (resigned.isEmpty()) {
            return outcome;
        }
        int seats = outcome.places().size();
        List<Integer> places = new ArrayList<>();
        for (int seat = 0; seat < seats; seat++) {
            boolean left = resigned.contains(seat);
            int place = 1;
            for (int other = 0; other < seats; other++) {
                boolean otherLeft = resigned.contains(other);
                boolean better = outcome.places().get(other) < outcome.places().get(seat);
                if (left == otherLeft ? better : left) {
                    place++;
                }
            }
            places.add(place);
        }
        return new Outcome(places, outcome.scores(), outcome.reason(), outcome.clauses());
    }
}

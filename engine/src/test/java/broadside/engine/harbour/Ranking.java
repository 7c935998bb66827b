package broadside.engine.harbour;

import broadside.engine.game.Outcome;
import broadside.engine.rules.Clause;
import broadside.engine.words.Arg;
import broadside.engine.words.Message;
import java.util.ArrayList;
import java.util.List;

/** Ranks the captains by score, then by berth; else they share a place. */
final class Ranking {
    private static final Clause[] BECAUSE = Clause.all("HB-ENDS-02", "HB-ENDS-03");
    private static final int NO_BERTH = 100;

    private Ranking() {}

    static Outcome of(Position position) {
        List<Integer> places = new ArrayList<>();
        List<Integer> scores = new ArrayList<>();
        List<Arg> winners = new ArrayList<>();
        for (int seat = 0; seat < position.seats(); seat++) {
            int place = 1;
            for (int other = 0; other < position.seats(); other++) {
                place += isAhead(position, other, seat) ? 1 : 0;
            }
            places.add(place);
            scores.add(position.score(seat));
            if (place == 1) {
                winners.add(Arg.seat(seat));
            }
        }
        return new Outcome(places, scores, Message.of("harbour.outcome", winners), List.of(BECAUSE));
    }

    private static boolean isAhead(Position position, int one, int other) {
        int lead = position.score(one) - position.score(other);
        return lead > 0 || lead == 0 && berth(position, one) < berth(position, other);
    }

    private static int berth(Position position, int seat) {
        return position.berth(seat) < 0 ? NO_BERTH : position.berth(seat);
    }
}

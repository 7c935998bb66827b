package broadside.highseas;

import broadside.engine.game.Outcome;
import broadside.engine.rules.Clause;
import broadside.engine.words.Arg;
import broadside.engine.words.Message;
import java.util.ArrayList;
import java.util.List;

/** Ranks the fleets: most gold, then most units, then masts as agreed (PC-WIN-16 to PC-WIN-21). */
public final class Scoring {
    private Scoring() {}

    /** Returns a number that is the greater the better a seat stands: gold, then units, then masts. */
    public static long rank(Position p, int seat) {
        int units = 0;
        int masts = 0;
        for (int ship = Position.firstShip(); ship < p.endOfShips(); ship++) {
            if (Allegiance.sailsFor(p, ship, seat)) {
                units++;
                masts += p.mastCount(ship);
            }
        }
        boolean counts = !p.tieBreak().equals(Options.SHARED);
        boolean felledFirst = p.tieBreak().equals(Options.FELLED);
        int one = felledFirst ? p.felled(seat) : masts;
        int two = felledFirst ? masts : p.felled(seat);
        return ((long) p.gold(seat) << 8 | units) << 16 | (counts ? one << 8 | two : 0);
    }

    static Outcome outcome(Position p) {
        List<Integer> places = new ArrayList<>();
        List<Integer> scores = new ArrayList<>();
        int winner = 0;
        long second = -1;
        for (int seat = 0; seat < p.seats(); seat++) {
            int place = 1;
            for (int other = 0; other < p.seats(); other++) {
                place += rank(p, other) > rank(p, seat) ? 1 : 0;
            }
            places.add(place);
            scores.add(p.gold(seat));
            winner = place == 1 ? seat : winner;
        }
        for (int seat = 0; seat < p.seats(); seat++) {
            second = seat == winner ? second : Math.max(second, rank(p, seat));
        }
        long best = rank(p, winner);
        List<Clause> clauses = new ArrayList<>(List.of(Clause.all("PC-WIN-16", "PC-WIN-17")));
        Ending ending = p.ending();
        if (ending != null) {
            clauses.addAll(List.of(Clause.all(ending.clauses())));
        }
        String key = "hs.outcome.gold";
        if (best >> 24 == second >> 24) {
            clauses.addAll(List.of(Clause.all("PC-WIN-18", "PC-WIN-19", "PC-WIN-20")));
            key = "hs.outcome.units";
            if (best >> 16 == second >> 16) {
                clauses.add(Clause.of("PC-WIN-21"));
                key = best == second ? "hs.outcome.shared" : "hs.outcome.masts";
            }
        }
        return new Outcome(places, scores, Message.of(key, Arg.seat(winner), p.gold(winner)), clauses);
    }
}

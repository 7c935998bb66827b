package broadside.spanishmain;

import broadside.engine.game.Outcome;
import broadside.engine.rules.Clause;
import broadside.engine.words.Arg;
import broadside.engine.words.Message;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** Counts the fame at the end and breaks ties; no tie can remain, because no two players own the same ship (SM-R080). */
final class Scoring {
    private static final Clause[] MOST_FAME = Clause.all("SM-END-06", "SM-INTRO-11");
    private static final Clause[] OWN_SHIPS = Clause.all("SM-END-03", "SM-SETUP-11");
    private static final Clause IN_FRONT = Clause.of("SM-END-04");
    private static final Clause NOBODYS_SHIPS = Clause.of("SM-END-05");
    private static final Clause UNDAMAGED_SHIPS = Clause.of("SM-END-07");
    private static final Clause FRONT_MOST_SHIP = Clause.of("SM-END-08");

    private Scoring() {}

    /** Returns the fame that counts for a seat: under its ships and in front of it. */
    static int score(Position position, int seat) {
        int score = position.fameBefore(seat);
        for (int ship = 0; ship < Ship.COUNT; ship++) {
            if (position.owns(seat, ship)) {
                score += position.fameUnder(ship);
            }
        }
        return score;
    }

    /** Packs score, undamaged ships and front-most ship so that the better seat has the greater number. */
    static int rank(Position position, int seat) {
        int undamaged = 0;
        int front = Ship.COUNT;
        for (int ship = 0; ship < Ship.COUNT; ship++) {
            if (position.owns(seat, ship)) {
                undamaged += position.isDamaged(ship) ? 0 : 1;
                front = Math.min(front, position.spaceOf(ship));
            }
        }
        return score(position, seat) << 8 | undamaged << 4 | (Ship.COUNT - front);
    }

    static Outcome outcome(Position position) {
        int seats = position.seats();
        List<Integer> places = new ArrayList<>();
        List<Integer> scores = new ArrayList<>();
        int winner = 0;
        for (int seat = 0; seat < seats; seat++) {
            int place = 1;
            for (int other = 0; other < seats; other++) {
                if (rank(position, other) > rank(position, seat)) {
                    place++;
                }
            }
            places.add(place);
            scores.add(score(position, seat));
            if (place == 1) {
                winner = seat;
            }
        }
        return new Outcome(places, scores, reason(position, winner), clauses(position, winner));
    }

    /** Returns how many bits of the rank the winner shares with the best other: which tie-break decided. */
    private static int decidedBy(Position position, int winner) {
        int best = 0;
        for (int seat = 0; seat < position.seats(); seat++) {
            if (seat != winner) {
                best = Math.max(best, rank(position, seat));
            }
        }
        int mine = rank(position, winner);
        if (mine >> 8 != best >> 8) {
            return 0;
        }
        return mine >> 4 != best >> 4 ? 1 : 2;
    }

    private static Message reason(Position position, int winner) {
        String key = List.of("sm.outcome.fame", "sm.outcome.undamaged", "sm.outcome.front")
                .get(decidedBy(position, winner));
        return Message.of(key, Arg.seat(winner), score(position, winner));
    }

    private static List<Clause> clauses(Position position, int winner) {
        List<Clause> clauses = new ArrayList<>(List.of(MOST_FAME));
        clauses.addAll(sources(position));
        int decided = decidedBy(position, winner);
        if (decided >= 1) {
            clauses.add(UNDAMAGED_SHIPS);
        }
        if (decided == 2) {
            clauses.add(FRONT_MOST_SHIP);
        }
        return clauses;
    }

    /** Returns the clauses on the places where fame lies now. */
    private static Set<Clause> sources(Position position) {
        Set<Clause> sources = new LinkedHashSet<>();
        for (int ship = 0; ship < Ship.COUNT; ship++) {
            if (position.fameUnder(ship) > 0) {
                boolean owned = position.owner(ship) < position.seats();
                sources.addAll(owned ? List.of(OWN_SHIPS) : List.of(NOBODYS_SHIPS));
            }
        }
        for (int seat = 0; seat < position.seats(); seat++) {
            if (position.fameBefore(seat) > 0) {
                sources.add(IN_FRONT);
            }
        }
        return sources;
    }
}

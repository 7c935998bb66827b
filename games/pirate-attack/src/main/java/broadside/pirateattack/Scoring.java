package broadside.pirateattack;

import broadside.engine.game.Outcome;
import broadside.engine.rules.Clause;
import broadside.engine.words.Arg;
import broadside.engine.words.Message;
import java.util.ArrayList;
import java.util.List;

/** Says who has won, by how the game ended (PA-R006, PA-R040). */
final class Scoring {
    private static final String[] LAST_SHIP = {"PA-ENDGAME-09", "PA-INTRO-14"};
    private static final String[] LAST_TEAM = {"PA-TEAM-18", "PA-TEAM-19", "PA-ENDGAME-09"};

    private Scoring() {}

    static Outcome outcome(Position p) {
        List<Integer> winners = winners(p);
        List<Integer> places = new ArrayList<>();
        List<Integer> scores = new ArrayList<>();
        for (int seat = 0; seat < p.seats(); seat++) {
            places.add(place(p, seat, winners));
            scores.add(Purse.fame(p, seat));
        }
        return new Outcome(places, scores, reason(p, winners), List.of(Clause.all(clauses(p))));
    }

    private static int place(Position p, int seat, List<Integer> winners) {
        if (winners.contains(seat)) {
            return 1;
        }
        int place = Math.max(1, winners.size()) + 1;
        if (decidedByFame(p)) {
            for (int other = 0; other < p.seats(); other++) {
                place += !winners.contains(other) && rank(p, other) > rank(p, seat) ? 1 : 0;
            }
        }
        return Math.min(place, p.seats());
    }

    private static boolean decidedByFame(Position p) {
        return p.ending() == Ending.TIME || p.ending() == Ending.TARGET;
    }

    static List<Integer> winners(Position p) {
        List<Integer> winners = new ArrayList<>();
        int best = 0;
        for (int seat = 0; seat < p.seats(); seat++) {
            best = Math.max(best, rank(p, seat));
        }
        for (int seat = 0; seat < p.seats(); seat++) {
            boolean wins = decidedByFame(p) ? rank(p, seat) == best : ships(p, seat) > 0;
            if (wins) {
                winners.add(seat);
            }
        }
        return winners;
    }

    /** Counts the ships of a player, in teams also the partner's. */
    private static int ships(Position p, int seat) {
        int partner = p.partner(seat);
        return Fleet.size(p, seat) + (partner < 0 ? 0 : Fleet.size(p, partner));
    }

    /** Orders players by fame; when time is up gold decides between equals. */
    private static int rank(Position p, int seat) {
        int partner = p.partner(seat);
        int fame = Purse.fame(p, seat) + (partner < 0 ? 0 : Purse.fame(p, partner));
        int gold = Purse.gold(p, seat) + (partner < 0 ? 0 : Purse.gold(p, partner));
        return p.ending() == Ending.TIME ? fame * 100_000 + Math.min(gold, 99_999) : fame;
    }

    private static Message reason(Position p, List<Integer> winners) {
        List<Arg> names = new ArrayList<>();
        for (int seat : winners) {
            names.add(Arg.seat(seat));
        }
        return switch (p.ending()) {
            case LAST_SHIP -> Message.of("pa.outcome.last-ship", Arg.several(names));
            case NO_SHIP -> Message.of("pa.outcome.no-ship");
            case STALEMATE -> Message.of("pa.outcome.stalemate", Arg.several(names));
            case TIME -> Message.of("pa.outcome.time", Arg.several(names), Purse.fame(p, winners.get(0)));
            case TARGET -> Message.of("pa.outcome.target", Arg.several(names), Purse.fame(p, winners.get(0)));
        };
    }

    private static String[] clauses(Position p) {
        return switch (p.ending()) {
            case LAST_SHIP -> p.custom().teams() ? LAST_TEAM : LAST_SHIP;
            case NO_SHIP -> new String[] {"PA-ENDGAME-11"};
            case STALEMATE -> new String[] {"PA-ENDGAME-10"};
            case TIME -> new String[] {"PA-VARIANT-04"};
            case TARGET -> new String[] {"PA-VARIANT-05"};
        };
    }
}

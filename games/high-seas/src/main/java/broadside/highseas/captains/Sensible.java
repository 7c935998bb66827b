package broadside.highseas.captains;

import broadside.engine.play.Choices;
import broadside.engine.play.Decision;
import broadside.engine.play.Question;
import broadside.highseas.Aboard;
import broadside.highseas.Contacts;
import broadside.highseas.Position;
import broadside.highseas.abilities.Matter;
import broadside.highseas.questions.FireCannon;
import broadside.highseas.questions.GiveOrder;
import broadside.highseas.questions.Menu;
import broadside.highseas.questions.MoveCargo;
import broadside.highseas.questions.PlaceCrew;

/** Leaves out what no sensible captain does, and puts what is usually best first. */
final class Sensible {
    private static final int RANKS = 8;
    private static final int END_OF_TURN = 6;

    private Sensible() {}

    /**
     * Keeps the orders worth a thought: exploring first, then shooting, moving, repairing. To end the turn is none as
     * long as a ship can do something: a ship that had better stay can still be told so when she moves.
     */
    static void orders(Position p, int seat, Choices options) {
        long[] all = options.toArray();
        options.clear();
        for (int rank = 0; rank < RANKS && (rank < END_OF_TURN || options.size() == 0); rank++) {
            for (long choice : all) {
                if (rank(p, seat, choice) == rank) {
                    options.add(choice);
                }
            }
        }
    }

    private static int rank(Position p, int seat, long choice) {
        int ship = Menu.ship(choice);
        int a = Menu.a(choice);
        return switch (Menu.kind(choice)) {
            case GiveOrder.EXPLORE -> hasCoins(p, a) || (a < p.islands() && p.homeOf(a) >= 0) ? 0 : RANKS;
            case GiveOrder.SHOOT -> 1;
            case GiveOrder.MOVE -> 2;
            case GiveOrder.REPAIR -> a == Integer.numberOfTrailingZeros(~p.masts(ship)) ? 3 : RANKS;
            case GiveOrder.ROW -> 3;
            // Crew is worth its space or not, but only at home can one do without it for good.
            case GiveOrder.LAND -> p.homeOf(Contacts.dockedAt(p, ship)) == seat && !isNeeded(p, ship, a) ? 4 : RANKS;
            case GiveOrder.SCUTTLE -> hasCoins(p, ship) ? 5 : RANKS;
            case GiveOrder.END -> END_OF_TURN;
            default -> RANKS;
        };
    }

    /**
     * Says whether a ship had better keep a crew than its place in the hold: who makes her faster, on every voyage; and
     * who lets her fire under way if crew fills her hold, so that she lives by her guns and others fetch the gold.
     */
    private static boolean isNeeded(Position p, int ship, int token) {
        return token == Aboard.speaker(p, ship, Matter.BONUS_BAR)
                || (token == Aboard.speaker(p, ship, Matter.SHOOT_AFTER_MOVE)
                        && Aboard.room(p, ship) == 0
                        && othersFetch(p, ship));
    }

    private static boolean othersFetch(Position p, int ship) {
        for (int other = Position.firstShip(); other < p.endOfShips(); other++) {
            if (other != ship && p.isAfloat(other) && p.friendly(ship, other) && !Aboard.isDerelict(p, other)) {
                return true;
            }
        }
        return false;
    }

    private static boolean hasCoins(Position p, int place) {
        for (int coin = 0; coin < p.coins(); coin++) {
            if (p.coinPlace(coin) == place) {
                return true;
            }
        }
        return false;
    }

    /** Keeps what is worth a thought of the other questions; nothing is left out where all would be. */
    static void others(Position p, Decision decision, Choices options) {
        Question<?> question = decision.question();
        if (question instanceof MoveCargo) {
            cargo(p, options);
        } else if (question instanceof FireCannon) {
            shots(options);
        } else if (question instanceof PlaceCrew) {
            // Whoever is not worth the space can be put ashore later; captains take nobody aboard again.
            options.clear();
            options.add(decision.fallback(p));
        }
    }

    /** Takes coins, the best first, while there is room; then is done. */
    private static void cargo(Position p, Choices options) {
        long best = MoveCargo.DONE;
        for (int i = 0; i < options.size(); i++) {
            long choice = options.get(i);
            if (Menu.kind(choice) == MoveCargo.TAKE_COIN
                    && (best == MoveCargo.DONE || p.value(Menu.a(choice)) > p.value(Menu.a(best)))) {
                best = choice;
            }
        }
        options.clear();
        options.add(best);
    }

    /** Fires the next gun at any target, and ceases fire last; which gun comes first hardly matters. */
    private static void shots(Choices options) {
        long[] all = options.toArray();
        options.clear();
        for (long choice : all) {
            boolean isNew = choice != FireCannon.CEASE;
            for (int i = 0; i < options.size() && isNew; i++) {
                isNew = Menu.ship(options.get(i)) != Menu.ship(choice);
            }
            if (isNew) {
                options.add(choice);
            }
        }
        options.add(FireCannon.CEASE);
    }
}

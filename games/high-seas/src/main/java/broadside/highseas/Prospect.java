package broadside.highseas;

import broadside.highseas.abilities.Matter;

/** Answers whether a player can still bring about anything (PC-WIN-08 to PC-WIN-13). */
public final class Prospect {
    private Prospect() {}

    /**
     * Says whether any ship of a seat may ever be given a move action again. A table that says nothing at all of a fleet
     * leaves that open; a fleet that was wiped out is still there with its lost ships.
     */
    public static boolean hasFuture(Position p, int seat) {
        boolean isToldOf = false;
        for (int ship = Position.firstShip(); ship < p.endOfShips(); ship++) {
            if (Allegiance.sailsFor(p, ship, seat) && hasFutureOf(p, ship)) {
                return true;
            }
            isToldOf |= Allegiance.isOf(p, ship, seat) || Allegiance.beganWith(p, ship, seat);
        }
        return !isToldOf;
    }

    private static boolean hasFutureOf(Position p, int ship) {
        int tower = p.towedBy(ship);
        return canMoveAlone(p, ship)
                || Contacts.isSafe(p, ship)
                || Aboard.speaker(p, ship, Matter.REPAIR_ANYWHERE) >= 0
                || tower >= 0 && canMoveAlone(p, tower)
                || mayFetchHelp(p, ship);
    }

    /** Says whether crew of her fleet, ashore where she is docked or on a ship she can reach, would row or repair her. */
    private static boolean mayFetchHelp(Position p, int ship) {
        int island = Contacts.dockedAt(p, ship);
        for (int token = 0; token < p.crewTokens(); token++) {
            int place = p.crewPlace(token);
            if (Allegiance.serves(p, token, p.controller(ship))
                    && isWithinReach(p, ship, island, place)
                    && (Aboard.couldServe(p, token, ship, Matter.ROWS_WITHOUT_MASTS)
                            || Aboard.couldServe(p, token, ship, Matter.REPAIR_ANYWHERE))) {
                return true;
            }
        }
        return false;
    }

    private static boolean isWithinReach(Position p, int ship, int island, int place) {
        if (!Position.isShip(place)) {
            return place >= 0 && place == island;
        }
        return p.isAfloat(place)
                && place != ship
                && Allegiance.friendly(p, ship, place)
                && (Contacts.touch(p, ship, place) || island >= 0 && Contacts.dockedAt(p, place) == island);
    }

    private static boolean canMoveAlone(Position p, int ship) {
        return p.masts(ship) != 0 || Aboard.speaker(p, ship, Matter.ROWS_WITHOUT_MASTS) >= 0;
    }

    /**
     * Says whether no gold is left to be brought home; what nobody can ever fetch is not available (PC-WIN-13). Where
     * there never was any, as on a table that says nothing of gold, none was brought home either.
     */
    public static boolean allDelivered(Position p) {
        if (p.coins() == 0 && !Contributions.areSecret(p)) {
            return false;
        }
        boolean canFetch = false;
        for (int seat = 0; seat < p.seats(); seat++) {
            canFetch |= hasFuture(p, seat);
        }
        if (!canFetch) {
            return true;
        }
        for (int coin = 0; coin < p.coins(); coin++) {
            if (p.coinPlace(coin) >= 0 && p.coinPlace(coin) < Position.treasury(0)) {
                return false;
            }
        }
        return true;
    }
}

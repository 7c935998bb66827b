package broadside.highseas;

/**
 * Decides who is friend and who is foe: the one class that compares owners of ships, crew and home islands.
 *
 * <p>Teams, borrowed ships and abilities that change sides have one place to speak up here; a test forbids every other
 * rule to compare for itself.
 */
public final class Allegiance {
    private Allegiance() {}

    /** Says whether a ship is in the fleet of a seat, which gives her orders. */
    public static boolean isOf(Position p, int ship, int seat) {
        return p.controller(ship) == seat;
    }

    /** Says whether a ship lies on the sea and is in the fleet of a seat. */
    public static boolean sailsFor(Position p, int ship, int seat) {
        return p.isAfloat(ship) && isOf(p, ship, seat);
    }

    /** Says whether two ships belong to one fleet. */
    public static boolean friendly(Position p, int ship, int other) {
        return p.controller(ship) == p.controller(other);
    }

    /** Says whether a ship has changed fleets since the game began. */
    static boolean isCaptured(Position p, int ship) {
        return p.owner(ship) != p.controller(ship);
    }

    /** Says whether a ship was in the fleet of a seat when the game began. */
    static boolean beganWith(Position p, int ship, int seat) {
        return p.owner(ship) == seat;
    }

    /** Says whether a crew takes orders from a seat. */
    public static boolean serves(Position p, int token, int seat) {
        return p.crewOwner(token) == seat;
    }

    /** Says whether two crew take orders from one seat. */
    public static boolean serveTogether(Position p, int token, int other) {
        return p.crewOwner(token) == p.crewOwner(other);
    }

    /** Says whether an island is the home of the fleet that a ship is in. */
    public static boolean isHome(Position p, int island, int ship) {
        return p.homeOf(island) == p.controller(ship);
    }

    /** Says whether an island is the home of another fleet than the ship's: she cannot dock there (CB-DOCK-01). */
    public static boolean isHomeOfOthers(Position p, int island, int ship) {
        return p.homeOf(island) >= 0 && !isHome(p, island, ship);
    }
}

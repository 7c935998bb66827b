package broadside.highseas;

import broadside.highseas.geometry.Nearness;
import broadside.highseas.geometry.Polygon;

/** Answers what a ship touches, and with which part of her. */
public final class Contacts {
    private Contacts() {}

    public static Polygon bow(Position p, int ship) {
        return p.card(ship).hull().bow().at(p.pose(ship));
    }

    /** Returns the island at which a ship is docked: her bow touches it, and it is no opponent's home; -1 for none. */
    public static int dockedAt(Position p, int ship) {
        Polygon bow = null;
        for (int island = 0; island < p.islands(); island++) {
            if (Allegiance.isHomeOfOthers(p, island, ship) || !Nearness.touch(p.outline(ship), p.outline(island))) {
                continue;
            }
            bow = bow == null ? bow(p, ship) : bow;
            if (Nearness.touch(bow, p.outline(island))) {
                return island;
            }
        }
        return -1;
    }

    /** Says whether a ship lies in the safe harbour of her own home island (CB-SHOOT-05). */
    public static boolean isSafe(Position p, int ship) {
        int island = dockedAt(p, ship);
        return island >= 0 && Allegiance.isHome(p, island, ship);
    }

    public static boolean touch(Position p, int ship, int other) {
        return Nearness.touch(p.outline(ship), p.outline(other));
    }

    /** Says whether a ship's bow touches another ship. */
    public static boolean bowTouches(Position p, int ship, int other) {
        return touch(p, ship, other) && Nearness.touch(bow(p, ship), p.outline(other));
    }

    /** Says whether a ship touches any island or any ship but those of her own tow. */
    public static boolean touchesAnything(Position p, int ship) {
        for (int piece = p.chart().touched(p.outline(ship), ship, 0);
                piece >= 0;
                piece = p.chart().touched(p.outline(ship), ship, piece + 1)) {
            if (piece != p.tows(ship)) {
                return true;
            }
        }
        return false;
    }

    /** Returns the enemy ships that a ship's bow touches, as bits of their slots. */
    public static int bowOnEnemies(Position p, int ship) {
        int enemies = 0;
        for (int other = Position.firstShip(); other < p.endOfShips(); other++) {
            if (other != ship
                    && p.isAfloat(other)
                    && !Allegiance.friendly(p, ship, other)
                    && bowTouches(p, ship, other)) {
                enemies |= 1 << other - Position.firstShip();
            }
        }
        return enemies;
    }

    /** Returns an enemy, else an island, that a ship touches with her side alone, which is no ram and no docking; or -1. */
    public static int aside(Position p, int ship) {
        int found = -1;
        for (int piece = 0; piece < p.endOfShips(); piece++) {
            boolean counts = p.isAfloat(piece) && (!Position.isShip(piece) || !Allegiance.friendly(p, ship, piece));
            if (counts
                    && piece != ship
                    && touch(p, ship, piece)
                    && !Nearness.touch(bow(p, ship), p.outline(piece))
                    && (found < 0 || !Position.isShip(found))) {
                found = piece;
            }
        }
        return found;
    }

    /** Says whether a derelict lies so that a ship can take her in tow: she touches the derelict's bow (CB-TOW-01). */
    public static boolean canTow(Position p, int ship, int derelict) {
        return p.towedBy(derelict) < 0 && liesForTow(p, ship, derelict);
    }

    /** Says whether a ship touches the bow of a derelict, be she in tow or not. */
    public static boolean liesForTow(Position p, int ship, int derelict) {
        return derelict != ship
                && p.isAfloat(derelict)
                && Aboard.isDerelict(p, derelict)
                && touch(p, ship, derelict)
                && Nearness.touch(p.outline(ship), bow(p, derelict));
    }
}

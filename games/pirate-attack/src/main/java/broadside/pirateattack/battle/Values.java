package broadside.pirateattack.battle;

import broadside.pirateattack.Aboard;
import broadside.pirateattack.Fleet;
import broadside.pirateattack.Position;
import broadside.pirateattack.WitchDoctor;

/** Adds up what ships fight with: the ship, its add-ons, never below 0, then Fire and Storm. */
public final class Values {
    private Values() {}

    /** Returns a ship's cannons in the present battle; each Storm takes half, rounded up. */
    public static int cannons(Position p, int ship) {
        return halved(Aboard.cannons(p, ship), turned(p, ship, WitchDoctor.STORM));
    }

    /** Returns a ship's strength in the present battle; each Fire takes half, rounded up. */
    public static int strength(Position p, int ship) {
        return halved(Aboard.strength(p, ship), turned(p, ship, WitchDoctor.FIRE));
    }

    /** Says whether a side goes down under so many cannons: both sides fire at once, and to equal its strength is enough. */
    static boolean isSunk(int cannons, int strength) {
        return cannons >= strength;
    }

    private static int halved(int value, int times) {
        int left = value;
        for (int i = 0; i < times; i++) {
            left /= 2;
        }
        return left;
    }

    /** Returns how many Witch Doctors of a kind lie face up on a ship. */
    static int turned(Position p, int ship, WitchDoctor kind) {
        int count = 0;
        for (int curse = 0; curse < Aboard.curseCount(p); curse++) {
            boolean there = Aboard.curseShip(p, curse) == ship && Aboard.isTurned(p, curse);
            count += there && Aboard.curseKind(p, curse) == kind.ordinal() ? 1 : 0;
        }
        return count;
    }

    /** Adds up the cannons of a side; at some tables ships without strength do not fire (PA-R001). */
    public static int cannonsOf(Position p, int side) {
        int sum = 0;
        for (int ship = 0; ship < Fleet.count(p); ship++) {
            if (Fleet.fights(p, ship, side) && (p.custom().hulksFire() || strength(p, ship) > 0)) {
                sum += cannons(p, ship);
            }
        }
        return sum;
    }

    public static int strengthOf(Position p, int side) {
        int sum = 0;
        for (int ship = 0; ship < Fleet.count(p); ship++) {
            if (Fleet.fights(p, ship, side)) {
                sum += strength(p, ship);
            }
        }
        return sum;
    }
}

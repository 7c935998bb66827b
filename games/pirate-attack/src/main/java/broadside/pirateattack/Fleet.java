package broadside.pirateattack;

import static broadside.pirateattack.Cells.FLEET_SIZE;
import static broadside.pirateattack.Cells.MOST_SHIPS;
import static broadside.pirateattack.Cells.SHIP;
import static broadside.pirateattack.Cells.SHIPS;

import broadside.engine.play.RulesFault;

/**
 * Holds what can be done with the ships on the table.
 *
 * <p>A ship is named by its number in one list: seat by seat, each row from left to right. The number changes when a
 * ship is put in or taken out before it.
 */
public final class Fleet {
    /** The side of the attacker, and that of the target, in the present battle. */
    public static final int ATTACKER = 1 << 13;

    public static final int TARGET = 1 << 14;

    private static final int ARMADA = 1 << 12;
    private static final int SUNK = 1 << 15;
    private static final int CHOSEN = 1 << 16;
    private static final int OWNER = 8;
    private static final int SERIAL = 18;

    private Fleet() {}

    /** Returns how many ships are on the table. */
    public static int count(Position p) {
        return p.cells[SHIPS];
    }

    public static int size(Position p, int seat) {
        return p.cells[FLEET_SIZE + seat];
    }

    /** Returns the number of a seat's left-most ship, or where it would be. */
    public static int first(Position p, int seat) {
        int first = 0;
        for (int i = 0; i < seat; i++) {
            first += p.cells[FLEET_SIZE + i];
        }
        return first;
    }

    public static int owner(Position p, int ship) {
        return p.cells[SHIP + ship] >> OWNER & 15;
    }

    /** Returns the kind of card a ship is. */
    public static int kind(Position p, int ship) {
        return p.cells[SHIP + ship] & 255;
    }

    public static Card card(Position p, int ship) {
        return Card.of(kind(p, ship));
    }

    /** Returns the place of a ship in its row, the left-most being 0. */
    public static int place(Position p, int ship) {
        return ship - first(p, owner(p, ship));
    }

    /** Returns how many seats have a ship. */
    public static int owners(Position p) {
        int owners = 0;
        for (int seat = 0; seat < p.seats(); seat++) {
            owners += p.cells[FLEET_SIZE + seat] > 0 ? 1 : 0;
        }
        return owners;
    }

    // --- ships come and go

    /** Puts a new ship into a row. */
    public static int launch(Position p, int seat, int place, int kind) {
        return insert(p, seat, place, kind | p.launched++ << SERIAL);
    }

    private static int insert(Position p, int seat, int place, int ship) {
        int count = p.cells[SHIPS];
        if (count == MOST_SHIPS) {
            throw new RulesFault("there are only " + MOST_SHIPS + " ships");
        }
        int at = first(p, seat) + place;
        System.arraycopy(p.cells, SHIP + at, p.cells, SHIP + at + 1, count - at);
        p.cells[SHIP + at] = ship & ~(15 << OWNER) | seat << OWNER;
        p.cells[SHIPS] = count + 1;
        p.cells[FLEET_SIZE + seat]++;
        Aboard.shift(p, at, 1);
        return at;
    }

    private static void takeOut(Position p, int ship) {
        int owner = owner(p, ship);
        int count = --p.cells[SHIPS];
        System.arraycopy(p.cells, SHIP + ship + 1, p.cells, SHIP + ship, count - ship);
        p.cells[SHIP + count] = 0;
        p.cells[FLEET_SIZE + owner]--;
        Aboard.shift(p, ship + 1, -1);
    }

    /** Gives a ship with all that lies on and under it to another seat; it belongs to no armada and no battle. */
    public static int handOver(Position p, int ship, int seat, int place) {
        int card = p.cells[SHIP + ship] & ~(ARMADA | ATTACKER | TARGET | SUNK | CHOSEN);
        int before = owner(p, ship);
        Aboard.lift(p, ship);
        takeOut(p, ship);
        int now = insert(p, seat, place, card);
        Aboard.settle(p, now);
        endArmada(p, before);
        return now;
    }

    /** Takes a ship out of play with all that lies on and under it. */
    public static void discard(Position p, int ship) {
        int owner = owner(p, ship);
        p.discard(kind(p, ship));
        Aboard.discard(p, ship);
        takeOut(p, ship);
        endArmada(p, owner);
    }

    // --- armadas

    public static boolean isInArmada(Position p, int ship) {
        return (p.cells[SHIP + ship] & ARMADA) != 0;
    }

    /** Returns how many ships a seat has in its armada. */
    public static int armada(Position p, int seat) {
        int members = 0;
        int first = first(p, seat);
        for (int i = 0; i < size(p, seat); i++) {
            members += (p.cells[SHIP + first + i] & ARMADA) != 0 ? 1 : 0;
        }
        return members;
    }

    static void join(Position p, int ship) {
        p.cells[SHIP + ship] |= ARMADA;
    }

    /** Discards the Armada Card of an armada that has fewer than two ships (PA-ARMADA-06, PA-R049). */
    private static void endArmada(Position p, int seat) {
        int first = first(p, seat);
        int last = -1;
        int members = 0;
        for (int i = 0; i < size(p, seat); i++) {
            if ((p.cells[SHIP + first + i] & ARMADA) != 0) {
                members++;
                last = first + i;
            }
        }
        if (members == 1) {
            p.cells[SHIP + last] &= ~ARMADA;
            p.discard(Card.ARMADA.ordinal());
        }
    }

    // --- the ships picked for a new armada

    public static boolean isChosen(Position p, int ship) {
        return (p.cells[SHIP + ship] & CHOSEN) != 0;
    }

    public static void choose(Position p, int ship) {
        p.cells[SHIP + ship] |= CHOSEN;
    }

    /** Makes the chosen ships of a seat its armada. */
    public static void combine(Position p, int seat) {
        int first = first(p, seat);
        for (int i = first; i < first + size(p, seat); i++) {
            if (isChosen(p, i)) {
                p.cells[SHIP + i] = p.cells[SHIP + i] & ~CHOSEN | ARMADA;
            }
        }
    }

    // --- battle

    /** Returns the side of a ship in the present battle, 0 for none. */
    public static int side(Position p, int ship) {
        return p.cells[SHIP + ship] & (ATTACKER | TARGET);
    }

    /** Puts a ship, with its armada if it has one, on a side. */
    public static void takeSide(Position p, int ship, int side) {
        p.cells[SHIP + ship] |= side;
        if (isInArmada(p, ship)) {
            int first = first(p, owner(p, ship));
            for (int i = first; i < first + size(p, owner(p, ship)); i++) {
                if (isInArmada(p, i)) {
                    p.cells[SHIP + i] |= side;
                }
            }
        }
    }

    static void setSide(Position p, int ship, int side) {
        p.cells[SHIP + ship] |= side;
    }

    public static boolean isSunk(Position p, int ship) {
        return (p.cells[SHIP + ship] & SUNK) != 0;
    }

    public static void sink(Position p, int ship) {
        p.cells[SHIP + ship] |= SUNK;
    }

    /** Says whether a ship fights on a side and is not sunk. */
    public static boolean fights(Position p, int ship, int side) {
        return (p.cells[SHIP + ship] & (side | SUNK)) == side;
    }

    /** Returns how many ships of a side are not sunk. */
    public static int fighting(Position p, int side) {
        int fighting = 0;
        for (int ship = 0; ship < count(p); ship++) {
            fighting += fights(p, ship, side) ? 1 : 0;
        }
        return fighting;
    }

    /** Ends the battle for a ship that lived. */
    public static void leaveBattle(Position p, int ship) {
        p.cells[SHIP + ship] &= ~(ATTACKER | TARGET | SUNK);
    }

    // --- labels

    static int serial(Position p, int ship) {
        return p.cells[SHIP + ship] >>> SERIAL;
    }

    /** Returns the ship that was put to sea as this number, or -1. */
    static int bySerial(Position p, int serial) {
        for (int ship = 0; ship < count(p); ship++) {
            if (serial(p, ship) == serial) {
                return ship;
            }
        }
        return -1;
    }
}

package broadside.pirateattack;

import static broadside.pirateattack.Cells.CURSE;
import static broadside.pirateattack.Cells.CURSES;
import static broadside.pirateattack.Cells.UNDER;
import static broadside.pirateattack.Cells.UNDERS;

/**
 * Holds what can be done with the cards that lie under ships (add-ons) and above them (Witch Doctors).
 *
 * <p>Both are listed ship by ship and on each ship oldest first, so that nothing depends on what was bought when for
 * different ships: a document could not tell.
 */
public final class Aboard {
    /** The place of cards whose ship is just being handed over. */
    private static final int LIFTED = 63;

    private Aboard() {}

    // --- add-ons

    public static int underCount(Position p) {
        return p.cells[UNDERS];
    }

    public static int underShip(Position p, int index) {
        return Item.place(p.cells[UNDER + index]);
    }

    /** Returns the kind of an under-card, {@link Item#UNKNOWN} in a mask. */
    public static int underKind(Position p, int index) {
        return Item.kind(p.cells[UNDER + index]);
    }

    /** Says whether it is known what an under-card is; in a mask some are not. */
    public static boolean isUnderKnown(Position p, int index) {
        return Item.isKnown(p.cells[UNDER + index]);
    }

    /** Puts an add-on face down under a ship; who placed it knows it (PA-R043). */
    public static void addUnder(Position p, int ship, int kind, int seat) {
        addUnder(p, Item.of(kind, 1 << seat, ship));
    }

    static void addUnder(Position p, int item) {
        insert(p, UNDER, p.cells[UNDERS]++, item);
    }

    /** Returns how many cards lie under a ship. */
    public static int under(Position p, int ship) {
        int count = 0;
        for (int i = 0; i < p.cells[UNDERS]; i++) {
            count += Item.place(p.cells[UNDER + i]) == ship ? 1 : 0;
        }
        return count;
    }

    /** Turns over all cards under a ship for everybody to see; they are put back face down, but stay known. */
    public static void turnOverUnder(Position p, int ship) {
        for (int i = 0; i < p.cells[UNDERS]; i++) {
            int item = p.cells[UNDER + i];
            if (Item.place(item) == ship && Item.seen(item) != Item.ALL) {
                p.cells[UNDER + i] = Item.withSeen(item, Item.ALL);
                p.noteReveal();
            }
        }
    }

    /** Returns a ship's cannons with its add-ons, never below 0 (PA-R045); unknown add-ons count nothing. */
    public static int cannons(Position p, int ship) {
        int sum = Fleet.card(p, ship).cannons();
        for (int i = 0; i < p.cells[UNDERS]; i++) {
            int item = p.cells[UNDER + i];
            if (Item.place(item) == ship && Item.isKnown(item)) {
                sum += Card.of(Item.kind(item)).cannons();
            }
        }
        return Math.max(0, sum);
    }

    /** Returns a ship's strength with its add-ons, never below 0 (PA-BATTLE-11); unknown add-ons count nothing. */
    public static int strength(Position p, int ship) {
        int sum = Fleet.card(p, ship).strength();
        for (int i = 0; i < p.cells[UNDERS]; i++) {
            int item = p.cells[UNDER + i];
            if (Item.place(item) == ship && Item.isKnown(item)) {
                sum += Card.of(Item.kind(item)).strength();
            }
        }
        return Math.max(0, sum);
    }

    /** Discards one pair of equal plus and minus cards under a ship; returns the plus card's kind, or -1 for none. */
    public static int cancelPair(Position p, int ship) {
        for (int i = 0; i < p.cells[UNDERS]; i++) {
            int item = p.cells[UNDER + i];
            if (Item.place(item) != ship) {
                continue;
            }
            Card one = Card.of(Item.kind(item));
            for (int j = i + 1; j < p.cells[UNDERS]; j++) {
                Card two = Card.of(Item.kind(p.cells[UNDER + j]));
                if (Item.place(p.cells[UNDER + j]) == ship && one.cancels(two)) {
                    p.discard(one.ordinal());
                    p.discard(two.ordinal());
                    removeUnder(p, j);
                    removeUnder(p, i);
                    return (one.cannons() + one.strength() > 0 ? one : two).ordinal();
                }
            }
        }
        return -1;
    }

    private static void removeUnder(Position p, int index) {
        int last = --p.cells[UNDERS];
        System.arraycopy(p.cells, UNDER + index + 1, p.cells, UNDER + index, last - index);
        p.cells[UNDER + last] = 0;
    }

    // --- Witch Doctors

    public static int curseCount(Position p) {
        return p.cells[CURSES];
    }

    static int curse(Position p, int index) {
        return p.cells[CURSE + index];
    }

    static void setCurse(Position p, int index, int item) {
        p.cells[CURSE + index] = item;
    }

    public static int curseShip(Position p, int index) {
        return Item.place(p.cells[CURSE + index]);
    }

    public static int curseKind(Position p, int index) {
        return Item.kind(p.cells[CURSE + index]);
    }

    public static boolean isTurned(Position p, int index) {
        return Item.is(p.cells[CURSE + index], Item.TURNED);
    }

    /** Says whether the other side is protected from this plague. */
    public static boolean isSpared(Position p, int index) {
        return Item.is(p.cells[CURSE + index], Item.SPARED);
    }

    public static void spare(Position p, int index) {
        p.cells[CURSE + index] |= Item.SPARED;
    }

    public static boolean hasStruck(Position p, int index) {
        return Item.is(p.cells[CURSE + index], Item.STRUCK);
    }

    public static void strike(Position p, int index) {
        p.cells[CURSE + index] |= Item.STRUCK;
    }

    /** Turns a Witch Doctor over for everybody to see. */
    public static void turnOver(Position p, int index) {
        p.cells[CURSE + index] = Item.withSeen(p.cells[CURSE + index], Item.ALL) | Item.TURNED;
        p.noteReveal();
    }

    static void addCurse(Position p, int item) {
        insert(p, CURSE, p.cells[CURSES]++, item);
    }

    /** Returns the place of a Witch Doctor among those on its ship, oldest first. */
    public static int cursePlace(Position p, int index) {
        int place = 0;
        for (int i = 0; i < index; i++) {
            place += curseShip(p, i) == curseShip(p, index) ? 1 : 0;
        }
        return place;
    }

    /** Returns the Witch Doctor at this place on a ship, or -1. */
    public static int curseAt(Position p, int ship, int place) {
        int left = place;
        for (int i = 0; i < p.cells[CURSES]; i++) {
            if (curseShip(p, i) == ship && left-- == 0) {
                return i;
            }
        }
        return -1;
    }

    /** Moves a Witch Doctor, unseen, to another ship; everybody can follow it. */
    public static void moveCurse(Position p, int index, int ship) {
        int item = p.cells[CURSE + index];
        takeCurse(p, index);
        addCurse(p, Item.withPlace(item, ship));
    }

    /** Discards a Witch Doctor, face up. */
    public static void discardCurse(Position p, int index) {
        if (!Item.is(Item.seen(p.cells[CURSE + index]), Item.PUBLIC)) {
            p.noteReveal();
        }
        p.discardDoctor(Item.kind(p.cells[CURSE + index]));
        takeCurse(p, index);
    }

    private static void takeCurse(Position p, int index) {
        int last = --p.cells[CURSES];
        System.arraycopy(p.cells, CURSE + index + 1, p.cells, CURSE + index, last - index);
        p.cells[CURSE + last] = 0;
    }

    // --- ships that come and go

    /** Keeps cards with their ships when the ships from this number on get other numbers. */
    static void shift(Position p, int from, int by) {
        for (int i = 0; i < p.cells[UNDERS]; i++) {
            shiftCell(p, UNDER + i, from, by);
        }
        for (int i = 0; i < p.cells[CURSES]; i++) {
            shiftCell(p, CURSE + i, from, by);
        }
    }

    private static void shiftCell(Position p, int cell, int from, int by) {
        int ship = Item.place(p.cells[cell]);
        if (ship >= from && ship != LIFTED) {
            p.cells[cell] = Item.withPlace(p.cells[cell], ship + by);
        }
    }

    static void lift(Position p, int ship) {
        relocate(p, ship, LIFTED);
    }

    static void settle(Position p, int ship) {
        relocate(p, LIFTED, ship);
        for (int i = 1; i < p.cells[UNDERS]; i++) {
            insert(p, UNDER, i, p.cells[UNDER + i]);
        }
        for (int i = 1; i < p.cells[CURSES]; i++) {
            insert(p, CURSE, i, p.cells[CURSE + i]);
        }
    }

    /** Puts a card behind the last one of its ship, in a list of which the first cards are in order. */
    private static void insert(Position p, int list, int count, int item) {
        int at = count;
        while (at > 0 && Item.place(p.cells[list + at - 1]) > Item.place(item)) {
            p.cells[list + at] = p.cells[list + at - 1];
            at--;
        }
        p.cells[list + at] = item;
    }

    private static void relocate(Position p, int from, int to) {
        for (int i = 0; i < p.cells[UNDERS]; i++) {
            if (Item.place(p.cells[UNDER + i]) == from) {
                p.cells[UNDER + i] = Item.withPlace(p.cells[UNDER + i], to);
            }
        }
        for (int i = 0; i < p.cells[CURSES]; i++) {
            if (Item.place(p.cells[CURSE + i]) == from) {
                p.cells[CURSE + i] = Item.withPlace(p.cells[CURSE + i], to);
            }
        }
    }

    /** Discards all that lies under and above a ship; the discards lie face up (PA-R162). */
    static void discard(Position p, int ship) {
        for (int i = p.cells[UNDERS] - 1; i >= 0; i--) {
            int item = p.cells[UNDER + i];
            if (Item.place(item) == ship) {
                if (Item.seen(item) != Item.ALL) {
                    p.noteReveal();
                }
                p.discard(Item.kind(item));
                removeUnder(p, i);
            }
        }
        for (int i = p.cells[CURSES] - 1; i >= 0; i--) {
            if (Item.place(p.cells[CURSE + i]) == ship) {
                discardCurse(p, i);
            }
        }
    }
}

package broadside.pirateattack;

import static broadside.pirateattack.Cells.FAME;
import static broadside.pirateattack.Cells.GOLD;
import static broadside.pirateattack.Cells.LOCKED;

/** Holds what can be done with gold and Fame Points; both are numbers (PA-R025). */
public final class Purse {
    /** Gold Cards are worth 1 to 5. */
    static final int VALUES = 5;

    /** How many Gold Cards of each value, from 1 to 5, are in the Gold pile (PA-SETUP-04). */
    static final int[] IN_PILE = {5, 6, 7, 7, 16};

    /** How many are set aside for change (PA-SETUP-03). */
    static final int[] FOR_CHANGE = {3, 2, 0, 0, 4};

    private Purse() {}

    public static int gold(Position p, int seat) {
        return p.cells[GOLD + seat];
    }

    public static int locked(Position p, int seat) {
        return p.cells[LOCKED + seat];
    }

    /** Returns what a seat may spend now: all but what it won in battles since its last turn. */
    public static int free(Position p, int seat) {
        return p.cells[GOLD + seat] - p.cells[LOCKED + seat];
    }

    public static void earn(Position p, int seat, int amount) {
        p.cells[GOLD + seat] += amount;
    }

    /** Pays out gold that cannot be spent before the seat's next turn. */
    public static void win(Position p, int seat, int amount) {
        p.cells[GOLD + seat] += amount;
        p.cells[LOCKED + seat] += amount;
    }

    public static void spend(Position p, int seat, int amount) {
        p.cells[GOLD + seat] -= amount;
    }

    /** Moves gold to a thief, for whom it is free; the victim's locked gold goes last (PA-R163). */
    public static void steal(Position p, int victim, int thief, int amount) {
        p.cells[GOLD + victim] -= amount;
        p.cells[LOCKED + victim] = Math.min(p.cells[LOCKED + victim], p.cells[GOLD + victim]);
        p.cells[GOLD + thief] += amount;
    }

    public static int fame(Position p, int seat) {
        return p.cells[FAME + seat];
    }

    /** Adds Fame Points; the number never drops below 0 (PA-R003). */
    public static void addFame(Position p, int seat, int points) {
        p.cells[FAME + seat] = Math.max(0, p.cells[FAME + seat] + points);
    }
}

package broadside.pirateattack;

import static broadside.pirateattack.Cells.DECK_POOL;
import static broadside.pirateattack.Cells.DOCTORS;
import static broadside.pirateattack.Cells.DOCTOR_DISCARDS;
import static broadside.pirateattack.Cells.DOCTOR_POOL;
import static broadside.pirateattack.Cells.FIXED;
import static broadside.pirateattack.Cells.GOLD_PILE;
import static broadside.pirateattack.Cells.GOLD_POOL;
import static broadside.pirateattack.Cells.GOLD_RESERVE;
import static broadside.pirateattack.Cells.STOCK;
import static broadside.pirateattack.Cells.TELLERS;
import static broadside.pirateattack.Cells.TELLER_DISCARDS;
import static broadside.pirateattack.Cells.TELLER_POOL;

import broadside.engine.chance.Alternatives;
import broadside.engine.chance.Purpose;
import broadside.engine.play.Scene;

/** Holds what can be done with the piles: cards that nobody has seen have no order until somebody draws them. */
public final class Stocks {
    /** The three piles of the main deck are numbered 0 to 2. */
    public static final int PILES = 3;

    private static final Purpose[] PURPOSES = {
        Purpose.of("deck"), Purpose.of("deck"), Purpose.of("deck"),
        Purpose.of("witch doctors"), Purpose.of("fortune tellers"), Purpose.of("gold")
    };
    private static final int[] POOL = {DECK_POOL, DECK_POOL, DECK_POOL, DOCTOR_POOL, TELLER_POOL, GOLD_POOL};
    private static final int[] KINDS = {
        Card.KINDS, Card.KINDS, Card.KINDS, WitchDoctor.KINDS, FortuneTeller.KINDS, Purse.VALUES
    };
    private static final Alternatives<Position> CARDS =
            (p, kind) -> Card.of(kind).documentName();
    private static final Alternatives<Position> DOCTOR_NAMES =
            (p, kind) -> WitchDoctor.of(kind).documentName();
    private static final Alternatives<Position> TELLER_NAMES =
            (p, kind) -> FortuneTeller.of(kind).documentName();
    private static final Alternatives<Position> GOLD_NAMES = (p, kind) -> goldName(kind + 1);

    private Stocks() {}

    /** Puts all cards where they lie before a game. */
    static void stack(Position p) {
        for (int kind = 0; kind < Card.KINDS; kind++) {
            p.counts[DECK_POOL + kind] = (byte) Card.of(kind).copies();
        }
        for (int kind = 0; kind < WitchDoctor.KINDS; kind++) {
            p.counts[DOCTOR_POOL + kind] = WitchDoctor.COPIES;
            p.counts[TELLER_POOL + kind] = FortuneTeller.COPIES;
        }
        p.cells[STOCK + DOCTORS] = WitchDoctor.CARDS;
        p.cells[STOCK + TELLERS] = FortuneTeller.CARDS;
        for (int value = 0; value < Purse.VALUES; value++) {
            p.counts[GOLD_POOL + value] = (byte) Purse.IN_PILE[value];
            p.cells[STOCK + GOLD_PILE] += Purse.IN_PILE[value];
        }
    }

    static String goldName(int value) {
        return "Gold " + value;
    }

    /** Returns how many cards one of the three piles holds. */
    public static int pile(Position p, int pile) {
        return p.cells[STOCK + pile];
    }

    /** Returns the largest pile, the first of equal ones. */
    public static int largestPile(Position p) {
        int best = 0;
        for (int pile = 1; pile < PILES; pile++) {
            if (p.cells[STOCK + pile] > p.cells[STOCK + best]) {
                best = pile;
            }
        }
        return best;
    }

    /** Returns how many piles still have cards. */
    public static int pilesLeft(Position p) {
        int left = 0;
        for (int pile = 0; pile < PILES; pile++) {
            left += p.cells[STOCK + pile] > 0 ? 1 : 0;
        }
        return left;
    }

    /** Draws the top card of a pile and returns its kind. */
    public static int draw(Position p, int pile, Scene scene) {
        return draw(p, pile, CARDS, scene);
    }

    private static int draw(Position p, int stock, Alternatives<Position> names, Scene scene) {
        p.cells[STOCK + stock]--;
        p.noteReveal();
        if (p.cells[FIXED + stock] > 0) {
            return p.fixed[stock][--p.cells[FIXED + stock]];
        }
        int from = POOL[stock];
        int total = 0;
        for (int kind = 0; kind < KINDS[stock]; kind++) {
            total += p.counts[from + kind];
        }
        int kind = scene.chance().draw(p, PURPOSES[stock], p.counts, from, KINDS[stock], total, names);
        p.counts[from + kind]--;
        return kind;
    }

    // --- the market

    /** Says whether a Witch Doctor is to be had; an empty pile is made anew from the discards (PA-R026). */
    public static boolean hasDoctors(Position p) {
        return p.cells[STOCK + DOCTORS] > 0 || p.custom().reshuffles() && any(p, DOCTOR_DISCARDS, WitchDoctor.KINDS);
    }

    public static boolean hasTellers(Position p) {
        return p.cells[STOCK + TELLERS] > 0 || p.custom().reshuffles() && any(p, TELLER_DISCARDS, FortuneTeller.KINDS);
    }

    private static boolean any(Position p, int from, int kinds) {
        for (int kind = 0; kind < kinds; kind++) {
            if (p.counts[from + kind] > 0) {
                return true;
            }
        }
        return false;
    }

    /** Draws a Witch Doctor for a buyer, who looks at it and has to place it. */
    public static int buyDoctor(Position p, int seat, Scene scene) {
        reshuffle(p, DOCTORS, DOCTOR_DISCARDS);
        int kind = draw(p, DOCTORS, DOCTOR_NAMES, scene);
        p.setBought(Item.of(kind, 1 << seat, seat));
        return kind;
    }

    /** Puts the Witch Doctor just bought on a ship. */
    public static void placeBought(Position p, int ship) {
        Aboard.addCurse(p, Item.withPlace(p.bought, ship));
        p.setBought(0);
    }

    /** Draws a Fortune Teller for a buyer, who looks at it and saves it. */
    public static int buyTeller(Position p, int seat, Scene scene) {
        reshuffle(p, TELLERS, TELLER_DISCARDS);
        int kind = draw(p, TELLERS, TELLER_NAMES, scene);
        Fortunes.add(p, Item.of(kind, 1 << seat, seat));
        return kind;
    }

    /** Draws a Gold Card and returns its value; the card goes to the reserve (PA-R025). */
    public static int drawGold(Position p, Scene scene) {
        reshuffle(p, GOLD_PILE, GOLD_RESERVE);
        if (p.cells[STOCK + GOLD_PILE] == 0) {
            // Only a document without Gold Cards comes here.
            return 0;
        }
        int kind = draw(p, GOLD_PILE, GOLD_NAMES, scene);
        p.counts[GOLD_RESERVE + kind]++;
        return kind + 1;
    }

    private static void reshuffle(Position p, int stock, int discards) {
        if (p.cells[STOCK + stock] > 0) {
            return;
        }
        for (int kind = 0; kind < KINDS[stock]; kind++) {
            int count = p.counts[discards + kind];
            p.counts[POOL[stock] + kind] += (byte) count;
            p.cells[STOCK + stock] += count;
            p.counts[discards + kind] = 0;
        }
    }

    /** Divides so many cards of the deck into three piles; the others leave the game unseen. */
    public static void divide(Position p, int cards) {
        for (int pile = 0; pile < PILES; pile++) {
            p.cells[STOCK + pile] = (cards + PILES - 1 - pile) / PILES;
        }
        p.removed = Card.CARDS - cards;
    }

    /** Takes a pile out of the game unseen (PA-R021). */
    public static void remove(Position p, int pile) {
        unfix(p, pile);
        p.removed += p.cells[STOCK + pile];
        p.cells[STOCK + pile] = 0;
    }

    /** Forgets what a document has fixed on top of a stock. */
    static void unfix(Position p, int stock) {
        for (; p.cells[FIXED + stock] > 0; p.cells[FIXED + stock]--) {
            p.counts[POOL[stock] + p.fixed[stock][p.cells[FIXED + stock] - 1]]++;
        }
    }
}

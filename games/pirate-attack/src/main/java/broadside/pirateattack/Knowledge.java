package broadside.pirateattack;

import static broadside.pirateattack.Cells.CURSE;
import static broadside.pirateattack.Cells.CURSES;
import static broadside.pirateattack.Cells.DECK_POOL;
import static broadside.pirateattack.Cells.DOCTOR_POOL;
import static broadside.pirateattack.Cells.FORTUNE;
import static broadside.pirateattack.Cells.FORTUNES;
import static broadside.pirateattack.Cells.HAND;
import static broadside.pirateattack.Cells.HAND_SIZE;
import static broadside.pirateattack.Cells.MOST_HAND;
import static broadside.pirateattack.Cells.TELLER_POOL;
import static broadside.pirateattack.Cells.UNDER;
import static broadside.pirateattack.Cells.UNDERS;

import broadside.engine.chance.Rng;

/** Hides what a seat does not know, and makes up a world that agrees with what it does know. */
final class Knowledge {
    private Knowledge() {}

    /** Makes unknown whatever this seat has not seen; -1 hides what an onlooker has not. */
    static void hide(Position p, int seat) {
        int bit = seat < 0 ? 0 : 1 << seat;
        for (int stock = 0; stock < Cells.STOCKS; stock++) {
            Stocks.unfix(p, stock);
        }
        for (int owner = 0; owner < p.seats(); owner++) {
            for (int i = 0; i < p.cells[HAND_SIZE + owner]; i++) {
                hide(p, HAND + owner * MOST_HAND + i, bit, DECK_POOL);
            }
        }
        for (int i = 0; i < p.cells[UNDERS]; i++) {
            hide(p, UNDER + i, bit, DECK_POOL);
        }
        for (int i = 0; i < p.cells[CURSES]; i++) {
            hide(p, CURSE + i, bit, DOCTOR_POOL);
        }
        for (int i = 0; i < p.cells[FORTUNES]; i++) {
            hide(p, FORTUNE + i, bit, TELLER_POOL);
        }
        if (p.bought != 0) {
            p.bought = hidden(p, p.bought, bit, DOCTOR_POOL);
        }
    }

    private static void hide(Position p, int cell, int bit, int pool) {
        p.cells[cell] = hidden(p, p.cells[cell], bit, pool);
    }

    private static int hidden(Position p, int item, int bit, int pool) {
        int seen = Item.seen(item);
        if ((seen & Item.PUBLIC) != 0) {
            return item;
        }
        if ((seen & bit) != 0) {
            // Which other seats know is no business of this seat.
            return Item.withSeen(item, bit);
        }
        if (Item.isKnown(item)) {
            p.counts[pool + Item.kind(item)]++;
        }
        return Item.withKind(Item.withSeen(item, 0), Item.UNKNOWN);
    }

    /**
     * Deals the unknown cards anew.
     *
     * <p>The places that take the fewest kinds are dealt first (under ships only add-ons lie, in hands no red or purple
     * cards, in piles anything): so every deal that is possible is equally likely.
     */
    static void fill(Position p, Rng rng) {
        for (int i = 0; i < p.cells[UNDERS]; i++) {
            if (!Item.isKnown(p.cells[UNDER + i])) {
                int kind = draw(
                        p, rng, DECK_POOL, Card.SKILLED_BLACKSMITH_1.ordinal(), Card.LAZY_CARPENTER_5.ordinal() + 1);
                p.cells[UNDER + i] = Item.withKind(p.cells[UNDER + i], kind);
            }
        }
        for (int seat = 0; seat < p.seats(); seat++) {
            for (int i = 0; i < p.cells[HAND_SIZE + seat]; i++) {
                int cell = HAND + seat * MOST_HAND + i;
                if (!Item.isKnown(p.cells[cell])) {
                    int kind = draw(p, rng, DECK_POOL, 0, Card.YOU_MUST_ATTACK.ordinal());
                    p.cells[cell] = Item.of(kind, 1 << seat, 0);
                }
            }
        }
        for (int i = 0; i < p.cells[CURSES]; i++) {
            if (!Item.isKnown(p.cells[CURSE + i])) {
                p.cells[CURSE + i] = Item.withKind(p.cells[CURSE + i], draw(p, rng, DOCTOR_POOL, 0, WitchDoctor.KINDS));
            }
        }
        if (p.bought != 0 && !Item.isKnown(p.bought)) {
            int buyer = Item.place(p.bought);
            p.bought = Item.of(draw(p, rng, DOCTOR_POOL, 0, WitchDoctor.KINDS), 1 << buyer, buyer);
        }
        for (int i = 0; i < p.cells[FORTUNES]; i++) {
            int item = p.cells[FORTUNE + i];
            if (!Item.isKnown(item)) {
                int owner = Item.place(item);
                p.cells[FORTUNE + i] = Item.of(draw(p, rng, TELLER_POOL, 0, FortuneTeller.KINDS), 1 << owner, owner);
            }
        }
    }

    private static int draw(Position p, Rng rng, int pool, int from, int to) {
        int total = 0;
        for (int kind = from; kind < to; kind++) {
            total += p.counts[pool + kind];
        }
        int left = rng.below(total);
        int kind = from;
        while ((left -= p.counts[pool + kind]) >= 0) {
            kind++;
        }
        p.counts[pool + kind]--;
        return kind;
    }
}

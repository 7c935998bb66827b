package broadside.pirateattack;

import static broadside.pirateattack.Cells.DECK_POOL;
import static broadside.pirateattack.Cells.DISCARDS;
import static broadside.pirateattack.Cells.DOCTORS;
import static broadside.pirateattack.Cells.DOCTOR_DISCARDS;
import static broadside.pirateattack.Cells.DOCTOR_POOL;
import static broadside.pirateattack.Cells.GOLD_POOL;
import static broadside.pirateattack.Cells.GOLD_RESERVE;
import static broadside.pirateattack.Cells.LAID;
import static broadside.pirateattack.Cells.LAID_SIZE;
import static broadside.pirateattack.Cells.STOCK;
import static broadside.pirateattack.Cells.TELLERS;
import static broadside.pirateattack.Cells.TELLER_DISCARDS;
import static broadside.pirateattack.Cells.TELLER_POOL;

/**
 * Counts all 350 cards, wherever they lie. Compares plain numbers, so that the long runs can look at every position.
 */
final class Conservation {
    private final int[] deck = new int[Card.KINDS];
    private final int[] doctors = new int[WitchDoctor.KINDS];
    private final int[] tellers = new int[FortuneTeller.KINDS];

    private Conservation() {}

    static void check(Position p) {
        new Conservation().count(p);
    }

    private void count(Position p) {
        seats(p);
        ships(p);
        for (int i = 0; i < Fortunes.all(p); i++) {
            tellers[Item.kind(Fortunes.item(p, i))]++;
        }
        for (int i = 0; i < p.cells[LAID_SIZE]; i++) {
            deck[p.cells[LAID + i]]++;
        }
        if (p.marketCard >= 0) {
            deck[p.marketCard]++;
        }
        if (p.bought != 0) {
            doctors[Item.kind(p.bought)]++;
        }
        int hidden = 0;
        for (int kind = 0; kind < Card.KINDS; kind++) {
            hidden += p.counts[DECK_POOL + kind];
            int all = deck[kind] + p.counts[DECK_POOL + kind] + p.counts[DISCARDS + kind];
            same(Card.of(kind), all, Card.of(kind).copies());
        }
        same("unseen cards", hidden, p.cells[STOCK] + p.cells[STOCK + 1] + p.cells[STOCK + 2] + p.removed);
        market(p);
    }

    private void seats(Position p) {
        for (int seat = 0; seat < p.seats(); seat++) {
            for (int i = 0; i < Hands.size(p, seat); i++) {
                int kind = Hands.kind(p, seat, i);
                deck[kind]++;
                hold("a hand holds what can be played", Card.of(kind).isHandCard());
            }
            int members = Fleet.armada(p, seat);
            deck[Card.ARMADA.ordinal()] += members > 0 ? 1 : 0;
            hold("an armada has two ships or more", members != 1);
            hold("gold is not negative", Purse.free(p, seat) >= 0 && Purse.locked(p, seat) >= 0);
        }
    }

    private void ships(Position p) {
        for (int ship = 0; ship < Fleet.count(p); ship++) {
            deck[Fleet.kind(p, ship)]++;
            int first = Fleet.first(p, Fleet.owner(p, ship));
            hold(
                    "ships lie in the rows of their owners",
                    ship >= first && ship < first + Fleet.size(p, Fleet.owner(p, ship)));
        }
        for (int i = 0; i < Aboard.underCount(p); i++) {
            deck[Aboard.underKind(p, i)]++;
            hold("add-ons lie under ships", Aboard.underShip(p, i) < Fleet.count(p));
        }
        for (int i = 0; i < Aboard.curseCount(p); i++) {
            doctors[Aboard.curseKind(p, i)]++;
            hold("Witch Doctors lie on ships", Aboard.curseShip(p, i) < Fleet.count(p));
        }
    }

    /** Witch Doctors, Fortune Tellers and the Gold pile. */
    private void market(Position p) {
        int unseen = 0;
        int untold = 0;
        for (int kind = 0; kind < 5; kind++) {
            int cursing = doctors[kind] + p.counts[DOCTOR_POOL + kind] + p.counts[DOCTOR_DISCARDS + kind];
            same(WitchDoctor.of(kind), cursing, WitchDoctor.COPIES);
            int saved = tellers[kind] + p.counts[TELLER_POOL + kind] + p.counts[TELLER_DISCARDS + kind];
            same(FortuneTeller.of(kind), saved, FortuneTeller.COPIES);
            same("Gold Cards", p.counts[GOLD_POOL + kind] + p.counts[GOLD_RESERVE + kind], Purse.IN_PILE[kind]);
            unseen += p.counts[DOCTOR_POOL + kind];
            untold += p.counts[TELLER_POOL + kind];
        }
        same("unseen Witch Doctors", unseen, p.cells[STOCK + DOCTORS]);
        same("unseen Fortune Tellers", untold, p.cells[STOCK + TELLERS]);
    }

    private static void same(Object what, int is, int wanted) {
        if (is != wanted) {
            throw new AssertionError(what + ": " + is + " instead of " + wanted);
        }
    }

    private static void hold(String what, boolean holds) {
        if (!holds) {
            throw new AssertionError("does not hold: " + what);
        }
    }
}

package broadside.pirateattack;

import broadside.engine.event.Event;
import broadside.engine.event.Told;
import broadside.pirateattack.events.DoctorBought;
import broadside.pirateattack.events.FortuneBought;
import broadside.pirateattack.events.GoldDrawn;
import broadside.pirateattack.events.GoldStolen;
import broadside.pirateattack.events.GoldWon;
import broadside.pirateattack.events.HandsDealt;

/** Books gold by what is told, and compares with the purses: gold comes and goes only by events that cite a clause. */
final class GoldLedger {
    private final int[] gold = new int[Cells.MOST_SEATS];
    private long made;
    private long spent;

    /** Returns all gold that was ever drawn or won. */
    long made() {
        return made;
    }

    long spent() {
        return spent;
    }

    /** Begins a new game. */
    void open() {
        java.util.Arrays.fill(gold, 0);
    }

    void hear(Told told, Position p) {
        Event event = told.event();
        if (event instanceof HandsDealt dealt) {
            earn(told, dealt.seat(), dealt.gold());
        } else if (event instanceof GoldDrawn drawn) {
            earn(told, drawn.seat(), drawn.gold());
        } else if (event instanceof GoldWon won) {
            earn(told, won.seat(), won.gold());
        } else if (event instanceof GoldStolen stolen) {
            cited(told);
            gold[stolen.victim()] -= stolen.gold();
            gold[stolen.thief()] += stolen.gold();
        } else if (event instanceof DoctorBought bought) {
            pay(told, p, bought.seat(), bought.price(), bought.share());
        } else if (event instanceof FortuneBought bought) {
            pay(told, p, bought.seat(), bought.price(), bought.share());
        }
    }

    private void earn(Told told, int seat, int amount) {
        cited(told);
        gold[seat] += amount;
        made += amount;
    }

    private void pay(Told told, Position p, int seat, int price, int share) {
        cited(told);
        gold[seat] -= price - share;
        if (share > 0) {
            gold[p.partner(seat)] -= share;
        }
        spent += price;
    }

    private static void cited(Told told) {
        if (told.because().isEmpty()) {
            throw new AssertionError(told.event() + " moves gold and cites no clause");
        }
    }

    void check(Position p) {
        for (int seat = 0; seat < p.seats(); seat++) {
            if (gold[seat] != Purse.gold(p, seat)) {
                throw new AssertionError(
                        "seat " + seat + " has " + Purse.gold(p, seat) + " gold, told were " + gold[seat]);
            }
        }
    }
}

package broadside.highseas;

import broadside.highseas.abilities.Matter;
import broadside.highseas.geometry.Bar;
import java.util.List;

/** Answers which bars a ship may move by: the printed ones, fewer in tow or without masts, and what crew adds. */
public final class Bars {
    private Bars() {}

    /** Returns how many bars come before the bonus. */
    public static int printed(Position p, int ship) {
        return p.tows(ship) >= 0 || p.masts(ship) == 0 ? 1 : p.card(ship).move().size();
    }

    /** Returns the lengths of the bars; the bonus of a crew that can give one comes last (PC-MOVE-14). */
    public static int[] of(Position p, int ship) {
        int printed = printed(p, ship);
        int helm = Aboard.speaker(p, ship, Matter.BONUS_BAR);
        int[] bars = new int[helm < 0 ? printed : printed + 1];
        List<Bar> move = p.card(ship).move();
        // A tow, and oars, leave one S (PC-ORDMOVE-08, PC-BOARSMAN-03).
        boolean isSlow = p.tows(ship) >= 0 || p.masts(ship) == 0;
        for (int i = 0; i < printed; i++) {
            bars[i] = (isSlow ? Bar.S : move.get(i)).length();
        }
        if (helm >= 0) {
            bars[printed] = Bar.of(Aboard.answer(p, helm, Matter.BONUS_BAR) - 1).length();
        }
        return bars;
    }

    /** Says how much of which bar so many hundredths of a millimetre are: S, L, or part of one. */
    public static String measure(Position p, int ship, int bar, int length) {
        int whole = of(p, ship)[bar];
        String name = (whole == Bar.S.length() ? Bar.S : Bar.L).name();
        return length == whole ? name : "part of " + name;
    }

    /** Returns how many bars she may have for all that everybody knows. */
    public static int most(Position p, int ship) {
        return printed(p, ship) + (Aboard.might(p, ship, Matter.BONUS_BAR) ? 1 : 0);
    }
}

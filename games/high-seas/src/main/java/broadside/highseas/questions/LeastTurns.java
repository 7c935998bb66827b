package broadside.highseas.questions;

import broadside.highseas.Bars;
import broadside.highseas.Contacts;
import broadside.highseas.Position;
import broadside.highseas.geometry.Distance;
import broadside.highseas.geometry.Hull;
import broadside.highseas.geometry.Nearness;
import broadside.highseas.geometry.Polygon;

/**
 * Answers in how many turns, this one included, a ship can be with her bow at something at the earliest.
 *
 * <p>The point that she is measured from goes as far as her bars and no further, whatever way she takes and however she
 * turns about it; in the next turn it may be the other one of her two. Her bow reaches so far from it, no further. So who cannot do it by this count cannot do it at all; who can may still need longer, round what
 * lies between. What she tows now she is taken to tow all the way.
 */
public final class LeastTurns {
    private static final int MOST = 99;

    private LeastTurns() {}

    /** Returns the number of turns; the bars that are left in this turn count as the first one. */
    public static int to(Position p, int ship, int goal) {
        Hull hull = p.card(ship).hull();
        int[] bars = Bars.of(p, ship);
        int whole = 0;
        int left = 0;
        for (int bar = 0; bar < bars.length; bar++) {
            whole += bars[bar];
            left += (p.usedBars() >> bar & 1) == 0 ? bars[bar] : 0;
        }
        Polygon bow = Contacts.bow(p, ship);
        Polygon there = p.outline(goal);
        int turns = 1;
        long reach = left + hull.bowReach() + Nearness.TOLERANCE;
        while (turns < MOST && !Distance.atMost(bow, there, reach)) {
            turns++;
            reach += whole + hull.span();
        }
        return turns;
    }
}

package broadside.engine.harbour.windows;

import broadside.engine.harbour.Card;
import broadside.engine.harbour.Position;

/** Orders captains for a window, and says who might hold an answer for all the others know. */
final class Clockwise {
    private Clockwise() {}

    /** Returns all seats but this one, clockwise from it. */
    static int[] after(Position position, int seat) {
        int[] order = new int[position.seats() - 1];
        for (int i = 0; i < order.length; i++) {
            order[i] = (seat + 1 + i) % position.seats();
        }
        return order;
    }

    /** Says whether a captain has cards at all while not every answer lies in the discards. */
    static boolean mightHold(Position position, int seat, Card... answers) {
        if (position.hands().size(seat) == 0) {
            return false;
        }
        for (Card answer : answers) {
            if (position.discarded(answer.ordinal()) < answer.copies()) {
                return true;
            }
        }
        return false;
    }
}

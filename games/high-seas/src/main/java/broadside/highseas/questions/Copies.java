package broadside.highseas.questions;

import broadside.highseas.Allegiance;
import broadside.highseas.Position;

/** Says which of several equal coins or crew stands for all of them in a menu: equal ones need no telling apart. */
final class Copies {
    private Copies() {}

    /** Says whether no earlier coin of the same value lies in the same place. */
    static boolean isFirstCoin(Position p, int coin) {
        for (int other = 0; other < coin; other++) {
            if (p.coinPlace(other) == p.coinPlace(coin) && p.value(other) == p.value(coin)) {
                return false;
            }
        }
        return true;
    }

    /** Says whether no earlier crew of the same card, place and side is there. */
    static boolean isFirstCrew(Position p, int token) {
        for (int other = 0; other < token; other++) {
            if (p.crewCard(other) == p.crewCard(token)
                    && p.crewPlace(other) == p.crewPlace(token)
                    && Allegiance.serveTogether(p, token, other)
                    && p.isFaceUp(other) == p.isFaceUp(token)) {
                return false;
            }
        }
        return true;
    }
}

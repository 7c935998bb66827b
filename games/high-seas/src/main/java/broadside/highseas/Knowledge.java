package broadside.highseas;

import static broadside.highseas.Cells.*;

import broadside.engine.chance.Rng;

/** Hides what a seat does not know, and makes up a world that agrees with what it does know. */
final class Knowledge {
    private Knowledge() {}

    /** Makes unknown whatever this seat has not seen; -1 hides what a spectator has not. */
    static void hide(Position p, int seat) {
        int bit = seat < 0 ? 0 : 1 << seat;
        byte[] cells = p.cells;
        for (int coin = 0; coin < p.coins; coin++) {
            boolean isOpen = cells[COIN_PLACE + coin] >= TREASURY || cells[COIN_PLACE + coin] == GONE;
            if (!isOpen && (cells[COIN_SEEN + coin] & bit) == 0 && cells[VALUE + coin] >= 0) {
                cells[POOL + cells[VALUE + coin]]++;
                cells[VALUE + coin] = UNKNOWN;
            }
            // Which other seats know is itself no business of this seat.
            cells[COIN_SEEN + coin] &= (byte) bit;
        }
        Contributions.hide(p, seat);
        for (int token = 0; token < p.crew; token++) {
            int seen = cells[CREW_SEEN + token];
            if ((seen & (FACE_UP | bit)) == 0) {
                cells[CREW_CARD + token] = UNKNOWN;
            }
            cells[CREW_SEEN + token] = (byte) (seen & (FACE_UP | bit));
        }
    }

    /** Gives unknown coins values of the pool, and unknown crew cards that their fleet may have. */
    static void fill(Position p, Rng rng) {
        byte[] cells = p.cells;
        if (Contributions.arePoolsHidden(p)) {
            Contributions.imagine(p, rng);
        }
        int total = 0;
        for (int value = 0; value < VALUES; value++) {
            total += cells[POOL + value];
        }
        for (int coin = 0; coin < p.coins; coin++) {
            int place = cells[COIN_PLACE + coin];
            // A coin aboard has been looked at by her captain; one on an island may still be unseen by all.
            if (cells[VALUE + coin] == UNKNOWN && Position.isShip(place)) {
                int left = rng.below(total);
                int value = 0;
                while ((left -= cells[POOL + value]) >= 0) {
                    value++;
                }
                cells[POOL + value]--;
                total--;
                cells[VALUE + coin] = (byte) value;
                cells[COIN_SEEN + coin] |= (byte) (1 << p.controller(place));
            }
        }
        UnseenCrew.imagine(p, rng);
    }
}

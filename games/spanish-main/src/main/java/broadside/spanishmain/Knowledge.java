package broadside.spanishmain;

import static broadside.spanishmain.Cells.*;

import broadside.engine.chance.Rng;

/** Hides what a seat does not know, and makes up a world that agrees with what it does know. */
final class Knowledge {
    private Knowledge() {}

    /** Makes unknown whatever this seat has not seen; -1 hides what a spectator has not. */
    static void hide(Position p, int seat) {
        int bit = seat < 0 ? 0 : 1 << seat;
        byte[] cells = p.cells;
        for (int pirate = 0; pirate < Ship.COUNT; pirate++) {
            if ((cells[SEEN + pirate] & bit) == 0 && !p.isRevealed(pirate)) {
                cells[OWNER + pirate] = UNKNOWN;
            }
            // Which other seats know is itself no business of this seat.
            cells[SEEN + pirate] &= (byte) bit;
        }
        for (int owner = 0; owner < p.seats(); owner++) {
            for (int place = 0; place < cells[HAND_SIZE + owner]; place++) {
                int card = owner * MOST_HAND + place;
                int face = cells[HAND + card];
                if ((cells[HAND_SEEN + card] & bit) == 0 && face >= 0) {
                    cells[MOVEMENT_POOL + face]++;
                    p.movementPool++;
                    cells[HAND + card] = UNKNOWN;
                }
                cells[HAND_SEEN + card] &= (byte) bit;
            }
        }
        for (; p.fixedMovements > 0; p.fixedMovements--) {
            cells[MOVEMENT_POOL + cells[FIXED_MOVEMENTS + p.fixedMovements - 1]]++;
            p.movementPool++;
        }
        for (; p.fixedAdventures > 0; p.fixedAdventures--) {
            hideAdventure(p, cells[FIXED_ADVENTURES + p.fixedAdventures - 1]);
        }
        for (int slot = 0; slot < p.slots; slot++) {
            int face = cells[FACE + slot];
            if (face >= 0 && (face & UNSEEN) != 0) {
                hideAdventure(p, face & ~UNSEEN);
                cells[FACE + slot] = UNKNOWN;
            }
        }
    }

    private static void hideAdventure(Position p, int kind) {
        p.cells[ADVENTURE_POOL + kind]++;
        p.adventurePool++;
    }

    /** Deals the unknown pirates and hands anew; every deal that fits the public facts is equally likely. */
    static void fill(Position p, Rng rng) {
        fillPirates(p, rng);
        fillHands(p, rng);
    }

    private static void fillPirates(Position p, Rng rng) {
        byte[] cells = p.cells;
        // Candidates: the unknown pirates, to be shuffled over the places that are missing a card.
        long unknown = 0;
        int count = 0;
        int places = 0;
        int missing = 0;
        for (int pirate = 0; pirate < Ship.COUNT; pirate++) {
            int owner = cells[OWNER + pirate];
            if (owner == UNKNOWN) {
                unknown |= (long) pirate << (4 * count++);
            }
        }
        if (count == 0) {
            return;
        }
        // Four bits per place: the seat that has a card to come.
        for (int seat = 0; seat < p.seats(); seat++) {
            int open = cells[PIRATES + seat];
            for (int pirate = 0; pirate < Ship.COUNT; pirate++) {
                if (cells[OWNER + pirate] == seat) {
                    open--;
                }
            }
            for (int i = 0; i < open; i++) {
                missing |= seat << (4 * places++);
            }
        }
        // Rejection keeps every consistent deal equally likely; at most 630 deals exist, so it ends soon.
        while (true) {
            long deck = unknown;
            boolean fits = true;
            for (int i = 0; i < places && fits; i++) {
                int at = i + rng.below(count - i);
                int first = (int) (deck >>> (4 * i)) & 15;
                int pirate = (int) (deck >>> (4 * at)) & 15;
                deck ^= (long) (first ^ pirate) << (4 * at) ^ (long) (first ^ pirate) << (4 * i);
                fits = !p.isDenied(pirate, missing >>> (4 * i) & 15);
            }
            if (fits) {
                deal(p, deck, count, places, missing);
                return;
            }
        }
    }

    private static void deal(Position p, long deck, int count, int places, int missing) {
        for (int i = 0; i < count; i++) {
            int pirate = (int) (deck >>> (4 * i)) & 15;
            if (i < places) {
                int seat = missing >>> (4 * i) & 15;
                p.cells[OWNER + pirate] = (byte) seat;
                p.cells[SEEN + pirate] |= (byte) (1 << seat);
            } else {
                p.cells[OWNER + pirate] = NOBODY;
            }
        }
    }

    private static void fillHands(Position p, Rng rng) {
        byte[] cells = p.cells;
        for (int seat = 0; seat < p.seats(); seat++) {
            for (int place = 0; place < cells[HAND_SIZE + seat]; place++) {
                int card = seat * MOST_HAND + place;
                if (cells[HAND + card] == UNKNOWN) {
                    int left = rng.below(p.movementPool);
                    int kind = 0;
                    while ((left -= cells[MOVEMENT_POOL + kind]) >= 0) {
                        kind++;
                    }
                    cells[MOVEMENT_POOL + kind]--;
                    p.movementPool--;
                    cells[HAND + card] = (byte) kind;
                    cells[HAND_SEEN + card] |= (byte) (1 << seat);
                }
            }
        }
    }
}

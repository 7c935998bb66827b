package broadside.engine.harbour;

import broadside.engine.chance.Rng;
import java.util.Arrays;

/**
 * Holds the hands and what each captain has seen of the others'.
 *
 * <p>Equal cards cannot be told apart inside a hand, so knowledge is a count per kind, not a mark on a card: whoever has
 * seen one Plunder in a hand and sees a Plunder played from it does not know any more that there is one left.
 */
public final class Hands {
    private final int seats;
    private final byte[] cards;
    private final byte[] seen;
    private final byte[] unknown;

    Hands(int seats) {
        this.seats = seats;
        this.cards = new byte[seats * Cards.KINDS];
        this.seen = new byte[seats * seats * Cards.KINDS];
        this.unknown = new byte[seats];
    }

    Hands(Hands other) {
        this.seats = other.seats;
        this.cards = other.cards.clone();
        this.seen = other.seen.clone();
        this.unknown = other.unknown.clone();
    }

    /** Returns how many cards of this kind are in the hand; a mask counts only those its viewer knows. */
    public int count(int seat, int kind) {
        return cards[seat * Cards.KINDS + kind];
    }

    public boolean has(int seat, Card card) {
        return count(seat, card.ordinal()) > 0;
    }

    /** Returns how many cards of this kind in the owner's hand the observer has seen. */
    public int seen(int observer, int owner, int kind) {
        return seen[at(observer, owner, kind)];
    }

    int unknown(int seat) {
        return unknown[seat];
    }

    /** Returns the size of a hand, which everybody sees. */
    public int size(int seat) {
        int size = unknown[seat];
        for (int kind = 0; kind < Cards.KINDS; kind++) {
            size += count(seat, kind);
        }
        return size;
    }

    /** Puts a card into a hand; the seats in these bits see which. */
    public void gain(int seat, int kind, int eyes) {
        cards[seat * Cards.KINDS + kind]++;
        for (int observer = 0; observer < seats; observer++) {
            if (observer != seat && (eyes >> observer & 1) != 0) {
                seen[at(observer, seat, kind)]++;
            }
        }
    }

    void gainUnknown(int seat) {
        unknown[seat]++;
    }

    /** Takes a card out of a hand before everybody's eyes. */
    public void lose(int seat, int kind) {
        cards[seat * Cards.KINDS + kind]--;
        for (int observer = 0; observer < seats; observer++) {
            forgetOne(observer, seat, kind);
        }
    }

    /** Takes a crate out of a hand unseen: whoever has seen a crate there does not know whether it was this one. */
    public void bury(int seat, int kind, int eyes) {
        cards[seat * Cards.KINDS + kind]--;
        for (int observer = 0; observer < seats; observer++) {
            if ((eyes >> observer & 1) != 0) {
                forgetOne(observer, seat, kind);
                continue;
            }
            for (int other = 0; other < Cards.KINDS; other++) {
                if (Cards.of(other).isCrate()) {
                    seen[at(observer, seat, other)] = 0;
                }
            }
        }
    }

    /** Moves a card that only its old and new holder see, and those in these bits. */
    public void pass(int from, int to, int kind, int eyes) {
        int size = size(from);
        cards[from * Cards.KINDS + kind]--;
        cards[to * Cards.KINDS + kind]++;
        for (int observer = 0; observer < seats; observer++) {
            boolean sees = observer == from || observer == to || (eyes >> observer & 1) != 0;
            // Whoever knows that the whole hand is of one kind can follow the card without seeing it.
            if (!sees && seen(observer, from, kind) < size) {
                Arrays.fill(seen, at(observer, from, 0), at(observer, from, 0) + Cards.KINDS, (byte) 0);
                continue;
            }
            forgetOne(observer, from, kind);
            if (observer != to) {
                seen[at(observer, to, kind)]++;
            }
        }
    }

    /** Shows a whole hand to one captain. */
    public void show(int owner, int observer) {
        if (owner != observer) {
            System.arraycopy(cards, owner * Cards.KINDS, seen, at(observer, owner, 0), Cards.KINDS);
        }
    }

    /** Returns the kind of the card at this place, if a hand is laid out by kind. */
    public int kindAt(int seat, int place) {
        int left = place;
        for (int kind = 0; kind < Cards.KINDS; kind++) {
            left -= count(seat, kind);
            if (left < 0) {
                return kind;
            }
        }
        return Cards.UNKNOWN;
    }

    /** Makes unknown what a viewer has not seen, and returns those cards to the pool. */
    void hideFrom(int viewer, byte[] pool) {
        for (int owner = 0; owner < seats; owner++) {
            for (int kind = 0; owner != viewer && kind < Cards.KINDS; kind++) {
                int known = viewer < 0 ? 0 : seen(viewer, owner, kind);
                int hidden = count(owner, kind) - known;
                pool[kind] += (byte) hidden;
                unknown[owner] += (byte) hidden;
                cards[owner * Cards.KINDS + kind] = (byte) known;
            }
        }
        hideWhatOthersSaw(viewer);
    }

    /** Takes out what other captains have seen, which would tell the viewer what there is to see. */
    void hideWhatOthersSaw(int viewer) {
        for (int observer = 0; observer < seats; observer++) {
            if (observer != viewer) {
                Arrays.fill(seen, at(observer, 0, 0), at(observer, 0, 0) + seats * Cards.KINDS, (byte) 0);
            }
        }
    }

    /** Deals the unknown cards again; a castaway is never in a hand. */
    void fill(byte[] pool, Rng rng) {
        for (int seat = 0; seat < seats; seat++) {
            for (; unknown[seat] > 0; unknown[seat]--) {
                cards[seat * Cards.KINDS + Cards.deal(pool, rng, card -> card != Card.CASTAWAY)]++;
            }
        }
    }

    private void forgetOne(int observer, int owner, int kind) {
        if (seen(observer, owner, kind) > 0) {
            seen[at(observer, owner, kind)]--;
        }
    }

    private int at(int observer, int owner, int kind) {
        return (observer * seats + owner) * Cards.KINDS + kind;
    }
}

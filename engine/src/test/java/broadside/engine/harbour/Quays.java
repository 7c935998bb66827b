package broadside.engine.harbour;

import broadside.engine.chance.Rng;
import java.util.Arrays;

/**
 * Holds the crates that lie face down on the quays, and who has seen which.
 *
 * <p>A crate on a quay can be followed with the eyes: a trace number is its handle in every view. It gets the number when
 * it is buried, keeps it when it is shifted, and gets a new one when the fog mixes the crates.
 */
public final class Quays {
    public static final int PLACES = 5;

    private final byte[] crates = new byte[PLACES];
    private final byte[] eyes = new byte[PLACES];
    private final int[] traces = new int[PLACES];
    private int traced;

    Quays() {
        Arrays.fill(crates, (byte) Cards.NONE);
    }

    Quays(Quays other) {
        System.arraycopy(other.crates, 0, crates, 0, PLACES);
        System.arraycopy(other.eyes, 0, eyes, 0, PLACES);
        System.arraycopy(other.traces, 0, traces, 0, PLACES);
        traced = other.traced;
    }

    /** Returns the kind of the crate here, NONE where there is none, UNKNOWN in a mask. */
    public int crate(int place) {
        return crates[place];
    }

    public boolean isEmpty(int place) {
        return crates[place] == Cards.NONE;
    }

    /** Returns the seats, as bits, that know the crate here; everybody sees who looks. */
    public int eyes(int place) {
        return eyes[place];
    }

    public boolean knows(int seat, int place) {
        return (eyes[place] >> seat & 1) != 0;
    }

    public int trace(int place) {
        return traces[place];
    }

    int traced() {
        return traced;
    }

    /** Returns the quay of the crate with this trace, or -1. */
    public int find(int trace) {
        for (int place = 0; place < PLACES; place++) {
            if (!isEmpty(place) && traces[place] == trace) {
                return place;
            }
        }
        return -1;
    }

    public void bury(int place, int kind, int seenBy) {
        put(place, kind, seenBy, ++traced);
    }

    void put(int place, int kind, int seenBy, int trace) {
        crates[place] = (byte) kind;
        eyes[place] = (byte) seenBy;
        traces[place] = trace;
    }

    void setTraced(int count) {
        traced = count;
    }

    public void look(int place, int seats) {
        eyes[place] |= (byte) seats;
    }

    public void shift(int from, int to) {
        put(to, crates[from], eyes[from], traces[from]);
        clear(from);
    }

    /** Takes the crate away and returns its kind; nobody can follow it by its trace any more. */
    public int lift(int place) {
        int kind = crates[place];
        clear(place);
        return kind;
    }

    /** Exchanges two crates in the fog, unseen. */
    public void swap(int one, int other) {
        byte kind = crates[one];
        crates[one] = crates[other];
        crates[other] = kind;
    }

    /** Makes everybody lose track of every crate. */
    public void loseTrack() {
        for (int place = 0; place < PLACES; place++) {
            if (!isEmpty(place)) {
                eyes[place] = 0;
                traces[place] = ++traced;
            }
        }
    }

    void hideFrom(int viewer, byte[] pool) {
        for (int place = 0; place < PLACES; place++) {
            if (crates[place] >= 0 && (viewer < 0 || !knows(viewer, place))) {
                pool[crates[place]]++;
                crates[place] = Cards.UNKNOWN;
            }
        }
    }

    /** Deals the unknown crates again; only crates lie on a quay. */
    void fill(byte[] pool, Rng rng) {
        for (int place = 0; place < PLACES; place++) {
            if (crates[place] == Cards.UNKNOWN) {
                crates[place] = (byte) Cards.deal(pool, rng, Card::isCrate);
            }
        }
    }

    private void clear(int place) {
        put(place, Cards.NONE, 0, 0);
    }
}

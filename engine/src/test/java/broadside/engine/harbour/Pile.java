package broadside.engine.harbour;

import broadside.engine.chance.Alternatives;
import broadside.engine.chance.Purpose;
import broadside.engine.chance.Rng;
import broadside.engine.play.Scene;

/**
 * Holds the pile. A card that nobody has looked at has no identity: there is a pool of kinds, and a draw is a pick from
 * it. Only cards at the top that somebody has seen, or that a document names, are fixed.
 */
public final class Pile {
    private static final Purpose PURPOSE = Purpose.of("pile");
    private static final Alternatives<Position> NAMES =
            (position, kind) -> Cards.of(kind).documentName();

    private final byte[] pool;
    private final byte[] top;
    private final byte[] eyes;
    private int fixed;
    private int size;

    Pile(byte[] pool) {
        this.pool = pool;
        this.size = Cards.total(pool);
        this.top = new byte[Cards.total(Cards.all())];
        this.eyes = new byte[top.length];
    }

    Pile(Pile other) {
        pool = other.pool.clone();
        top = other.top.clone();
        eyes = other.eyes.clone();
        fixed = other.fixed;
        size = other.size;
    }

    /** Returns how many cards the pile has, which everybody sees. */
    public int size() {
        return size;
    }

    void setSize(int count) {
        size = count;
    }

    /** Returns the kinds that have no identity yet; in a mask also all that its viewer does not know. */
    byte[] pool() {
        return pool;
    }

    int fixed() {
        return fixed;
    }

    int top(int depth) {
        return top[depth];
    }

    int eyes(int depth) {
        return eyes[depth];
    }

    /** Says whether this seat knows the top card. */
    public boolean knowsTop(int seat) {
        return fixed > 0 && (eyes[0] >> seat & 1) != 0;
    }

    /** Returns the seats, as bits, that know the top card. */
    public int topEyes() {
        return fixed > 0 ? eyes[0] : 0;
    }

    /** Fixes one more card under those that are fixed already. */
    void fix(int kind, int seenBy) {
        top[fixed] = (byte) kind;
        eyes[fixed++] = (byte) seenBy;
    }

    /** Takes the top card and returns its kind. */
    public int draw(Position position, Scene scene) {
        int kind = identify(position, scene);
        fixed--;
        size--;
        System.arraycopy(top, 1, top, 0, fixed);
        System.arraycopy(eyes, 1, eyes, 0, fixed);
        return kind;
    }

    /** Lets these seats look at the top card, and returns its kind. */
    public int look(Position position, Scene scene, int seats) {
        int kind = identify(position, scene);
        eyes[0] |= (byte) seats;
        return kind;
    }

    private int identify(Position position, Scene scene) {
        if (fixed == 0) {
            int kind = scene.chance().draw(position, PURPOSE, pool, 0, Cards.KINDS, Cards.total(pool), NAMES);
            pool[kind]--;
            fix(kind, 0);
        }
        return top[0];
    }

    void hideFrom(int viewer) {
        for (int depth = 0; depth < fixed; depth++) {
            if (top[depth] >= 0 && (viewer < 0 || (eyes[depth] >> viewer & 1) == 0)) {
                pool[top[depth]]++;
                top[depth] = Cards.UNKNOWN;
            }
        }
        // A card that a document fixed and nobody has seen is, for the viewer, a card like all below it.
        while (fixed > 0 && top[fixed - 1] == Cards.UNKNOWN && eyes[fixed - 1] == 0) {
            fixed--;
        }
    }

    void fill(Rng rng) {
        for (int depth = 0; depth < fixed; depth++) {
            if (top[depth] == Cards.UNKNOWN) {
                top[depth] = (byte) Cards.deal(pool, rng, card -> true);
            }
        }
    }
}

package broadside.engine.chance;

import broadside.engine.play.Position;

/**
 * Answers every random question of a game: draw n is a pure function of a key and n.
 *
 * <p>The position holds only the counter; the key stays here, outside the position.
 */
public abstract class Chance {

    /** Returns 64 random bits for draw n. */
    protected abstract long word(long n);

    /**
     * Returns a number from 0 to bound - 1, each equally likely.
     *
     * <p>A word in the last, incomplete stretch of the 64-bit range is rejected and the next one taken, so no remainder
     * favours small numbers.
     */
    public int below(Position position, Purpose purpose, int bound) {
        if (bound <= 0) {
            throw new IllegalArgumentException("nothing to choose from for " + purpose.name());
        }
        while (true) {
            long word = word(position.nextDraw());
            // 2^64 mod bound, in unsigned arithmetic; words below it are the incomplete stretch.
            long incomplete = Long.remainderUnsigned(-bound, bound);
            if (Long.compareUnsigned(word, incomplete) >= 0) {
                return (int) Long.remainderUnsigned(word, bound);
            }
        }
    }

    /** Rolls a die with this many sides. */
    public int roll(Position position, Purpose purpose, int sides) {
        return 1 + below(position, purpose, sides);
    }

    /** Picks one of several things; a scenario may name the one it wants. */
    public <P extends Position> int pick(P position, Purpose purpose, int count, Alternatives<P> names) {
        return below(position, purpose, count);
    }

    /**
     * Draws one card from a pool of unseen cards, given how many of each kind it holds, and returns its kind.
     *
     * <p>Nobody has seen the cards of a shuffled pile, so their order does not exist until somebody looks: a draw is a
     * pick from the pool. The chances are those of a shuffled pile.
     */
    public <P extends Position> int draw(
            P position, Purpose purpose, byte[] pool, int from, int kinds, int total, Alternatives<P> names) {
        int left = below(position, purpose, total);
        for (int kind = 0; kind < kinds; kind++) {
            left -= pool[from + kind];
            if (left < 0) {
                return kind;
            }
        }
        throw new IllegalStateException("the pool for " + purpose.name() + " holds fewer cards than it says");
    }
}

package broadside.engine.chance;

import broadside.engine.play.Position;

/** Gives fast chance for simulation and search: one SplitMix64 step per draw. */
public final class SplitMixChance extends Chance {
    private static final long GOLDEN = 0x9E3779B97F4A7C15L;

    private final long key;

    public SplitMixChance(long key) {
        this.key = key;
    }

    @Override
    protected long word(long n) {
        return mix(key + (n + 1) * GOLDEN);
    }

    /** Maps a word to the range by a product instead of a division; exactly even, and faster where nobody recomputes it. */
    @Override
    public int below(Position position, Purpose purpose, int bound) {
        if (bound <= 0) {
            throw new IllegalArgumentException("nothing to choose from for " + purpose.name());
        }
        long product = (word(position.nextDraw()) >>> 32) * bound;
        long low = product & 0xFFFFFFFFL;
        if (low < bound) {
            long threshold = (0x100000000L - bound) % bound;
            while (low < threshold) {
                product = (word(position.nextDraw()) >>> 32) * bound;
                low = product & 0xFFFFFFFFL;
            }
        }
        return (int) (product >>> 32);
    }

    static long mix(long z) {
        z = (z ^ (z >>> 30)) * 0xBF58476D1CE4E5B9L;
        z = (z ^ (z >>> 27)) * 0x94D049BB133111EBL;
        return z ^ (z >>> 31);
    }
}

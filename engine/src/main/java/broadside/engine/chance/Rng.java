package broadside.engine.chance;

/** Gives random numbers to players that play at random, to search and to generators of tests: never to the rules. */
public final class Rng {
    private long state;

    public Rng(long seed) {
        this.state = seed;
    }

    public long next() {
        state += 0x9E3779B97F4A7C15L;
        return SplitMixChance.mix(state);
    }

    /** Returns a number from 0 to bound - 1. */
    public int below(int bound) {
        if (bound <= 0) {
            throw new IllegalArgumentException("bound must be positive");
        }
        // Lemire: the high half of a product; the reject keeps it exactly even.
        long product = (next() >>> 32) * bound;
        long low = product & 0xFFFFFFFFL;
        if (low < bound) {
            long threshold = (0x100000000L - bound) % bound;
            while (low < threshold) {
                product = (next() >>> 32) * bound;
                low = product & 0xFFFFFFFFL;
            }
        }
        return (int) (product >>> 32);
    }

    /** Returns a number from 0 (included) to 1 (excluded). */
    public double unit() {
        return (next() >>> 11) * 0x1.0p-53;
    }

    /** Makes an independent generator. */
    public Rng split() {
        return new Rng(next());
    }
}

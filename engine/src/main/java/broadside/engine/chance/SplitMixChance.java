package broadside.engine.chance;

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

    static long mix(long z) {
        z = (z ^ (z >>> 30)) * 0xBF58476D1CE4E5B9L;
        z = (z ^ (z >>> 27)) * 0x94D049BB133111EBL;
        return z ^ (z >>> 31);
    }
}

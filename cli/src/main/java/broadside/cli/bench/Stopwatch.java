package broadside.cli.bench;

import java.util.function.LongSupplier;

/** Counts how often a piece of work is done in a second, after a warm-up. */
final class Stopwatch {
    private final long nanos;

    /** What the work returned, kept so that no compiler may leave the work out. */
    private long kept;

    Stopwatch(int seconds) {
        this.nanos = seconds * 1_000_000_000L;
    }

    /** Returns how often the work is done in a second. */
    double perSecond(LongSupplier work) {
        run(work, true);
        return run(work, true);
    }

    /** Returns the sum of what the work returns in a second. */
    double perSecondOf(LongSupplier work) {
        run(work, false);
        return run(work, false);
    }

    private double run(LongSupplier work, boolean countRuns) {
        long began = System.nanoTime();
        long runs = 0;
        long sum = 0;
        long spent;
        do {
            for (int i = 0; i < 100; i++) {
                sum += work.getAsLong();
            }
            runs += 100;
            spent = System.nanoTime() - began;
        } while (spent < nanos);
        kept ^= sum;
        return (countRuns ? runs : sum) * 1e9 / spent;
    }

    long kept() {
        return kept;
    }
}

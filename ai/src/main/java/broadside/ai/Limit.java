package broadside.ai;

/** Watches a budget that is being spent. */
final class Limit {
    /** Kept back for what comes after the last iteration, and for a clock that is looked at late: one part in this many. */
    private static final long RESERVE = 50;

    private final boolean timed;
    private final long end;
    private final long most;
    private long used;

    Limit(Budget budget) {
        timed = budget.millis() != Budget.UNLIMITED;
        long nanos = timed ? Math.min(budget.millis(), 1L << 40) * 1_000_000 : 0;
        end = timed ? System.nanoTime() + nanos - nanos / RESERVE : 0;
        most = budget.iterations();
    }

    /** Counts one iteration. */
    void use() {
        used++;
    }

    long used() {
        return used;
    }

    /** Says whether another iteration may begin. */
    boolean isSpent() {
        return used >= most || isLate();
    }

    /** Says whether time is up, whatever the iterations. */
    boolean isLate() {
        return timed && System.nanoTime() - end >= 0;
    }
}

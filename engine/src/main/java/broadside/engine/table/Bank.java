package broadside.engine.table;

import java.util.Arrays;

/**
 * Keeps how much time every seat has left for the whole match. A seat's time runs while it is asked; each answer gives
 * something back.
 *
 * <p>What is shown of a seat runs on until everybody who is asked has answered, so that nobody learns of a sealed answer.
 */
public final class Bank {
    private static final long STOPPED = -1;

    private final long increment;
    private final long floor;
    private final long[] left;
    private final long[] shown;
    private final long[] since;
    private final long[] shownSince;

    /**
     * Opens a bank.
     *
     * @param left for each seat what it has, in milliseconds
     * @param increment what each answer gives back
     * @param floor what a decision gets at least, however little is left
     */
    public Bank(long[] left, long increment, long floor) {
        this.left = left.clone();
        this.shown = left.clone();
        this.increment = increment;
        this.floor = floor;
        this.since = new long[left.length];
        this.shownSince = new long[left.length];
        Arrays.fill(since, STOPPED);
        Arrays.fill(shownSince, STOPPED);
    }

    /** Gives every seat the same. */
    public static Bank of(int seats, long millis, long increment, long floor) {
        long[] left = new long[seats];
        Arrays.fill(left, millis);
        return new Bank(left, increment, floor);
    }

    /** Returns what is left to a seat, for all the others know. */
    public long left(int seat, long now) {
        return Math.max(0, shown[seat] - (shownSince[seat] == STOPPED ? 0 : Math.max(0, now - shownSince[seat])));
    }

    /** Returns how long a seat may take for a decision. */
    long allowance(int seat) {
        return Math.max(floor, left[seat]);
    }

    /** Lets a seat's time run from some moment on. */
    void run(int seat, long from) {
        if (since[seat] == STOPPED) {
            since[seat] = from;
            shownSince[seat] = from;
        }
    }

    /** Notes that a seat has answered. */
    void answered(int seat, long now) {
        if (since[seat] != STOPPED) {
            stop(seat, now);
            left[seat] += increment;
        }
    }

    /** Ends a set of decisions: who was asked has answered, by himself or by the clock. */
    void settle(long now) {
        for (int seat = 0; seat < left.length; seat++) {
            answered(seat, now);
            shown[seat] = left[seat];
            shownSince[seat] = STOPPED;
        }
    }

    /** Stops all time, and gives nothing. */
    void stand(long now) {
        for (int seat = 0; seat < left.length; seat++) {
            shown[seat] = left(seat, now);
            shownSince[seat] = STOPPED;
            if (since[seat] != STOPPED) {
                stop(seat, now);
            }
        }
    }

    private void stop(int seat, long now) {
        left[seat] = Math.max(0, left[seat] - Math.max(0, now - since[seat]));
        since[seat] = STOPPED;
    }
}

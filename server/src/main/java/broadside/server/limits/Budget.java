package broadside.server.limits;

/** Names the kinds of requests that are counted apart, each with its own allowance per asker. */
public enum Budget {
    /** Looking at something. */
    READ(200, 40),
    /** Changing something. */
    WRITE(60, 5),
    /** Asking for what takes a whole match to compute: replays, verifications, moments. */
    DEAR(20, 2),
    /** Searching the rules, which a page does with every few keys that are pressed. */
    SEARCH(30, 5),
    /** Coming in as a guest. A club behind one router comes all at once. */
    JOIN(40, 1 / 5.0),
    /** Trying a password. */
    LOGIN(10, 1 / 10.0);

    private static final int SHARED_BY = 8;

    private final int burst;
    private final double perSecond;

    Budget(int burst, double perSecond) {
        this.burst = burst;
        this.perSecond = perSecond;
    }

    /** Opens the allowances of people, or of strangers by their address. */
    Allowance open() {
        return new Allowance(burst, perSecond);
    }

    /** Opens the allowances of addresses with people behind them: many times one person's, since many may share one. */
    Allowance openShared() {
        return new Allowance(SHARED_BY * burst, SHARED_BY * perSecond);
    }
}

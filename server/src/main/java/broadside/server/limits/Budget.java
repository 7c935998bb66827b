package broadside.server.limits;

/** Names the kinds of requests that are counted apart, each with its own allowance per asker. */
public enum Budget {
    /** Looking at something. */
    READ(200, 40),
    /** Changing something. */
    WRITE(60, 5),
    /** Coming in as a guest. */
    JOIN(20, 1 / 10.0),
    /** Trying a password. */
    LOGIN(10, 1 / 10.0);

    private final int burst;
    private final double perSecond;

    Budget(int burst, double perSecond) {
        this.burst = burst;
        this.perSecond = perSecond;
    }

    Allowance open() {
        return new Allowance(burst, perSecond);
    }
}

package broadside.engine.table;

/**
 * Says how fast a table goes beside the agreed terms.
 *
 * @param seed what the hesitation of captains is drawn from; nobody at the table may know it
 * @param captainMillis how long a captain waits before an ordinary choice, so that people can follow
 * @param graceMillis how much longer the first decision may take, after a restart of the host
 */
public record Pace(long seed, int captainMillis, int graceMillis) {
    /** As long as a second, captains may hesitate where nobody else waits: enough to hide what they hold. */
    private static final int BRIEF = 1_000;

    public static Pace of(long seed) {
        return new Pace(seed, 500, 0);
    }

    /** Returns what stands for the time of a window where one person plays against captains. */
    public int briefMillis() {
        return BRIEF;
    }

    public Pace withGrace(int millis) {
        return new Pace(seed, captainMillis, millis);
    }
}

package broadside.ai;

/**
 * Says how long a captain may think: a time, a number of iterations (playouts), or both, whichever ends first.
 *
 * <p>With iterations alone the same seed gives the same choice on every machine.
 *
 * @param millis milliseconds, {@link #UNLIMITED} for no limit
 * @param iterations iterations, {@link #UNLIMITED} for no limit
 */
public record Budget(long millis, long iterations) {
    public static final long UNLIMITED = Long.MAX_VALUE;

    public Budget {
        if (millis < 0 || iterations < 0) {
            throw new IllegalArgumentException("a budget is not negative");
        }
        if (millis == UNLIMITED && iterations == UNLIMITED) {
            throw new IllegalArgumentException("a budget has a limit");
        }
    }

    public static Budget millis(long millis) {
        return new Budget(millis, UNLIMITED);
    }

    public static Budget iterations(long iterations) {
        return new Budget(UNLIMITED, iterations);
    }
}

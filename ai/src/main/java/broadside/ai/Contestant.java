package broadside.ai;

import java.util.function.Supplier;

/**
 * Takes part in a series.
 *
 * @param name how results call it; contestants with one name are counted together
 * @param captains makes a captain for each thread
 * @param budget for each decision
 */
public record Contestant(String name, Supplier<Captain> captains, Budget budget) {

    public static Contestant of(Level level, Budget budget) {
        return new Contestant(level.id(), level::captain, budget);
    }
}

package broadside.engine.table;

import java.util.HashMap;
import java.util.Map;

/** Remembers for one seat at which kinds of windows it always passes. Without an order the seat is asked. */
final class StandingOrders {
    /** Stands for every kind of window that has no order of its own. */
    static final String ALL = "*";

    private final Map<String, Boolean> passes = new HashMap<>();

    /** Gives an order; asking again about a kind takes precedence over passing all. */
    void give(String window, boolean pass) {
        if (window.equals(ALL)) {
            passes.clear();
        }
        passes.put(window, pass);
    }

    /** Returns all orders, by the kind of window: whether to pass there. */
    Map<String, Boolean> all() {
        return Map.copyOf(passes);
    }

    /** Puts orders that were given before in place of all others. */
    void restore(Map<String, Boolean> before) {
        passes.clear();
        passes.putAll(before);
    }

    boolean passes(String window) {
        return passes.getOrDefault(window, passes.getOrDefault(ALL, false));
    }
}

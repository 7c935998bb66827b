package broadside.engine.chance;

import java.util.List;

/**
 * Says what a random draw is for, such as "cannon" or "movement pile".
 *
 * <p>Scenarios script chance by these names. A purpose about one seat's cards is written {@code bob.hand}.
 */
public record Purpose(String name, int seat) {

    /** Makes a purpose that belongs to the table. */
    public static Purpose of(String name) {
        return new Purpose(name, -1);
    }

    /** Makes one purpose per seat; keep the array in a constant. */
    public static Purpose[] perSeat(String name, int seats) {
        Purpose[] purposes = new Purpose[seats];
        for (int i = 0; i < seats; i++) {
            purposes[i] = new Purpose(name, i);
        }
        return purposes;
    }

    /** Returns the name scenarios use. */
    public String script(List<String> seats) {
        return seat < 0 ? name : seats.get(seat) + "." + name;
    }
}

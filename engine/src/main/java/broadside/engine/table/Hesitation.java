package broadside.engine.table;

import broadside.engine.chance.Rng;

/**
 * Says how long captains and standing orders wait before they answer in a window: always drawn from the same
 * distribution, whatever they hold, so that the time tells nothing.
 *
 * <p>10 to 58 hundredths of the window's time, most often about a third. A pure function of the table's seed and the
 * decision: how often it is asked, and what happens elsewhere, changes nothing.
 */
final class Hesitation {
    private final long seed;

    Hesitation(long seed) {
        this.seed = seed;
    }

    long millis(int decision, int windowMillis) {
        Rng rng = new Rng(new Rng(seed + decision).next());
        int hundredths = 10 + rng.below(25) + rng.below(25);
        return (long) windowMillis * hundredths / 100;
    }
}

package broadside.highseas;

import static broadside.highseas.Cells.*;

import broadside.engine.chance.Alternatives;
import broadside.engine.chance.Purpose;
import broadside.engine.play.Scene;

/** Says what coins that nobody has seen are worth: they have no value yet, only a pool of values they may have. */
public final class UnseenCoins {
    static final Purpose TREASURE = Purpose.of("treasure");
    private static final Alternatives<Position> GOLD = (p, value) -> Integer.toString(value);

    private UnseenCoins() {}

    /** Returns the value of a coin; one that nobody has seen gets it now. */
    public static int look(Position p, int coin, Scene scene) {
        byte[] cells = p.cells;
        if (cells[VALUE + coin] < 0) {
            int total = 0;
            for (int value = 0; value < VALUES; value++) {
                total += cells[POOL + value];
            }
            int value = scene.chance().draw(p, TREASURE, cells, POOL, VALUES, total, GOLD);
            cells[POOL + value]--;
            cells[VALUE + coin] = (byte) value;
        }
        return cells[VALUE + coin];
    }

    /** Returns what a coin that nobody has seen, or that a mask does not know, is worth on average. */
    public static double mean(Position p) {
        if (Contributions.arePoolsHidden(p)) {
            int unseen = 0;
            for (int coin = 0; coin < p.coins; coin++) {
                unseen += p.cells[VALUE + coin] < 0 ? 1 : 0;
            }
            return unseen == 0 ? 0 : Contributions.unseenGold(p) / (double) unseen;
        }
        int count = 0;
        int sum = 0;
        for (int value = 0; value < VALUES; value++) {
            count += p.cells[POOL + value];
            sum += value * p.cells[POOL + value];
        }
        return count == 0 ? 0 : sum / (double) count;
    }
}

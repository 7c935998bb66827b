package broadside.engine.properties;

import broadside.engine.chance.Alternatives;
import broadside.engine.chance.Chance;
import broadside.engine.chance.Purpose;
import broadside.engine.chance.Rng;
import broadside.engine.play.Position;
import java.util.ArrayList;
import java.util.List;

/**
 * Gives two worlds the same luck: the same dice, and from a pool the same card where the second world still has it.
 *
 * <p>It counts its own calls, because the two worlds may need different numbers of draws.
 */
final class TwinChance extends Chance {
    private final long key;
    private final List<Integer> drawn;
    private final boolean follows;
    private int dice;
    private int draws;
    private boolean parted;

    private TwinChance(long key, List<Integer> drawn, boolean follows) {
        this.key = key;
        this.drawn = drawn;
        this.follows = follows;
    }

    /** Makes the luck of the first world. */
    static TwinChance of(long key) {
        return new TwinChance(key, new ArrayList<>(), false);
    }

    /** Makes the luck of the second world, once the first has played. */
    TwinChance twin() {
        return new TwinChance(key, drawn, true);
    }

    /** Says whether the second world could not have the luck of the first, because it had no such card left. */
    boolean parted() {
        return parted;
    }

    @Override
    protected long word(long n) {
        throw new UnsupportedOperationException();
    }

    @Override
    public int below(Position position, Purpose purpose, int bound) {
        position.nextDraw();
        return new Rng(key + 31L * dice++).below(bound);
    }

    @Override
    public <P extends Position> int draw(
            P position, Purpose purpose, byte[] pool, int from, int kinds, int total, Alternatives<P> names) {
        int place = draws++;
        position.nextDraw();
        // The worlds may have parted already, and then draw from different pools.
        if (follows && place < drawn.size() && drawn.get(place) < kinds && pool[from + drawn.get(place)] > 0) {
            return drawn.get(place);
        }
        int left = new Rng(key - 17L * (place + 1)).below(total);
        int kind = 0;
        while (left >= pool[from + kind]) {
            left -= pool[from + kind++];
        }
        if (follows) {
            parted = true;
        } else {
            drawn.add(kind);
        }
        return kind;
    }
}

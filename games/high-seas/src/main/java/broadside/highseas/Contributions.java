package broadside.highseas;

import static broadside.highseas.Cells.*;

import broadside.engine.chance.Rng;
import java.util.ArrayList;
import java.util.List;

/**
 * Keeps which coins each player brought to the game (HS-R009): any eight worth 15 gold together, known to nobody else
 * until they are found.
 *
 * <p>A contribution is packed as so many coins of each value, six bits a value, so that those of four players add up. Where the table was laid out by itself
 * everybody brought the usual coins, and everybody knows it: then nothing is kept here.
 */
public final class Contributions {
    public static final int COINS = 8;
    public static final int GOLD = 15;
    public static final int BITS = 6;

    /** The usual coins: three of 1, three of 2, two of 3. */
    public static final long USUAL = 3L << BITS | 3L << 2 * BITS | 2L << 3 * BITS;

    /** Everything a player may bring. */
    private static final long[] ALL = all();

    private Contributions() {}

    private static long[] all() {
        List<Long> found = new ArrayList<>();
        collect(VALUES - 1, COINS, GOLD, 0, found);
        return found.stream().mapToLong(Long::longValue).toArray();
    }

    private static void collect(int value, int coins, int gold, long packed, List<Long> found) {
        if (value == 0) {
            if (coins == 0 && gold == 0) {
                found.add(packed);
            }
            return;
        }
        for (int count = 0; count <= coins && count * value <= gold; count++) {
            collect(value - 1, coins - count, gold - count * value, packed | (long) count << BITS * value, found);
        }
    }

    /** Returns everything a player may bring. */
    public static long[] possible() {
        return ALL.clone();
    }

    static boolean isPossible(long contribution) {
        for (long possible : ALL) {
            if (possible == contribution) {
                return true;
            }
        }
        return false;
    }

    public static int count(long contribution, int value) {
        return (int) (contribution >>> BITS * value) & (1 << BITS) - 1;
    }

    /** Puts what a player brings into the pool that is dealt out face down. */
    static void add(Position p, long contribution) {
        for (int value = 0; value < VALUES; value++) {
            p.cells[POOL + value] += (byte) count(contribution, value);
        }
    }

    /** Lets a player bring coins that nobody else knows. */
    public static void bring(Position p, int seat, long contribution) {
        p.cells[SECRECY] = SECRET;
        keep(p, seat, contribution);
        add(p, contribution);
    }

    static void keep(Position p, int seat, long contribution) {
        for (int value = 0; value < VALUES; value++) {
            p.cells[BROUGHT + seat * VALUES + value] = (byte) count(contribution, value);
        }
    }

    /** Says whether nobody knows what the others brought. */
    static boolean areSecret(Position p) {
        return p.cells[SECRECY] != PUBLIC;
    }

    /** Says whether this is a mask, in which the pool of unseen coins is unknown. */
    static boolean arePoolsHidden(Position p) {
        return p.cells[SECRECY] == HIDDEN;
    }

    /** Returns whether it is known what a seat brought. */
    static boolean isKnown(Position p, int seat) {
        for (int value = 0; value < VALUES; value++) {
            if (p.cells[BROUGHT + seat * VALUES + value] != 0) {
                return true;
            }
        }
        return false;
    }

    /** Notes that a coin left the game (1) or was made as change (-1): both are seen by everybody. */
    static void noteLost(Position p, int value, int count) {
        if (areSecret(p)) {
            p.cells[LOST + value] += (byte) count;
        }
    }

    /** Hides what the others brought; -1 hides it all. */
    static void hide(Position p, int seat) {
        if (areSecret(p)) {
            p.cells[SECRECY] = HIDDEN;
            for (int value = 0; value < VALUES; value++) {
                p.cells[POOL + value] = 0;
            }
            for (int other = 0; other < MOST_SEATS; other++) {
                if (other != seat) {
                    keep(p, other, 0);
                }
            }
        }
    }

    /** Returns how many of the coins that were brought are worth this and known here, be they lost by now. */
    private static int found(Position p, int value) {
        int found = p.cells[LOST + value];
        for (int coin = 0; coin < p.coins; coin++) {
            found += p.cells[VALUE + coin] == value && p.cells[COIN_PLACE + coin] != GONE ? 1 : 0;
        }
        return found;
    }

    /** Returns the gold that is brought and not known here. */
    static int unseenGold(Position p) {
        int gold = GOLD * p.seats();
        for (int value = 1; value < VALUES; value++) {
            gold -= value * found(p, value);
        }
        return gold;
    }

    /** Returns what a seat brought, packed. */
    static long brought(Position p, int seat) {
        long contribution = 0;
        for (int value = 0; value < VALUES; value++) {
            contribution |= (long) p.cells[BROUGHT + seat * VALUES + value] << BITS * value;
        }
        return contribution;
    }

    /** Returns what so many players bring together in one of the worlds, which are numbered. */
    private static long sum(int world, int players) {
        long sum = 0;
        int rest = world;
        for (int i = 0; i < players; i++, rest /= ALL.length) {
            sum += ALL[rest % ALL.length];
        }
        return sum;
    }

    /** Returns in how many ways coins of these values can be those that were found of all. */
    private static long weight(long all, int[] found) {
        long ways = 1;
        for (int value = 0; value < VALUES; value++) {
            int coins = count(all, value);
            if (found[value] < 0 || found[value] > coins) {
                return 0;
            }
            for (int i = 0; i < found[value]; i++) {
                ways = ways * (coins - i) / (i + 1);
            }
        }
        return ways;
    }

    /**
     * Makes up what the others brought, as likely as the coins found so far make it, where everything was as likely at
     * first; says whether anything fits.
     */
    static boolean imagine(Position p, Rng rng) {
        int[] found = new int[VALUES];
        for (int value = 0; value < VALUES; value++) {
            found[value] = found(p, value);
        }
        int[] unknown = new int[MOST_SEATS];
        int size = 0;
        int worlds = 1;
        long known = 0;
        for (int seat = 0; seat < p.seats(); seat++) {
            if (isKnown(p, seat)) {
                known += brought(p, seat);
            } else {
                unknown[size++] = seat;
                worlds *= ALL.length;
            }
        }
        long total = 0;
        for (int world = 0; world < worlds; world++) {
            total += weight(known + sum(world, size), found);
        }
        if (total == 0) {
            return false;
        }
        long left = rng.below((int) total);
        int world = 0;
        while ((left -= weight(known + sum(world, size), found)) >= 0) {
            world++;
        }
        long all = known + sum(world, size);
        for (int i = 0; i < size; i++, world /= ALL.length) {
            keep(p, unknown[i], ALL[world % ALL.length]);
        }
        for (int value = 0; value < VALUES; value++) {
            p.cells[POOL + value] = (byte) (count(all, value) - found[value]);
        }
        p.cells[SECRECY] = SECRET;
        return true;
    }
}

package broadside.spanishmain;

import broadside.engine.chance.SplitMixChance;
import broadside.engine.game.OptionValues;
import broadside.engine.game.Setup;
import broadside.engine.play.Scene;
import broadside.spanishmain.adventures.Attack;
import broadside.spanishmain.adventures.Loot;
import java.util.List;

/**
 * Tells at once what each adventure does to a row, for playouts that look at many rows.
 *
 * <p>Most adventures ask only which spaces hold damaged ships. What they do then is found by carrying out the real card
 * once for each of the 512 patterns. An outcome packs four sets of spaces: those that gain a fame, that gain a second
 * one, that lose one, and that are damaged afterwards.
 */
final class Foreseen {
    private static final int SPACES = (1 << Ship.COUNT) - 1;
    private static final long[][] OUTCOME = new long[Adventure.KINDS][];

    /** For each adventure the nation that attacks or is looted, else -1. */
    private static final int[] ATTACKING = new int[Adventure.KINDS];

    private static final int[] LOOTED = new int[Adventure.KINDS];

    static {
        Setup setup = Setup.of(new Rules(), List.of("a", "b"), OptionValues.defaults(new Rules()));
        Scene scene = Scene.silent(new SplitMixChance(0));
        for (Adventure adventure : Adventure.values()) {
            int kind = adventure.ordinal();
            ATTACKING[kind] = adventure.effect() instanceof Attack attack
                    ? attack.nation().ordinal()
                    : -1;
            LOOTED[kind] =
                    adventure.effect() instanceof Loot loot ? loot.nation().ordinal() : -1;
            OUTCOME[kind] = new long[SPACES + 1];
            for (int damaged = 0; damaged <= SPACES; damaged++) {
                OUTCOME[kind][damaged] = tried(new Position(setup), adventure, damaged, scene);
            }
        }
    }

    private Foreseen() {}

    /** Carries the card out on a row in which ship n stands at space n and has one fame. */
    private static long tried(Position position, Adventure adventure, int damaged, Scene scene) {
        position.damaged = damaged;
        position.upcoming = 1;
        position.cells[Cells.UPCOMING] = (byte) adventure.ordinal();
        for (int ship = 0; ship < Ship.COUNT; ship++) {
            position.addCounter(ship);
        }
        adventure.effect().execute(position, scene);
        int gains = 0;
        int seconds = 0;
        int losses = 0;
        for (int ship = 0; ship < Ship.COUNT; ship++) {
            int change = position.fameUnder(ship) - 1;
            gains |= change > 0 ? 1 << ship : 0;
            seconds |= change > 1 ? 1 << ship : 0;
            losses |= change < 0 ? 1 << ship : 0;
        }
        return packed(gains, seconds, losses, position.damaged);
    }

    private static long packed(int gains, int seconds, int losses, int damaged) {
        return gains | (long) seconds << 9 | (long) losses << 18 | (long) damaged << 27;
    }

    /** Returns the nation whose place in the row decides about this adventure, or -1. */
    static int nation(int kind) {
        return Math.max(ATTACKING[kind], LOOTED[kind]);
    }

    /**
     * Returns what an adventure does.
     *
     * @param damaged the spaces that hold damaged ships
     * @param nation the spaces of the nation that decides, where there is one
     * @param famous the spaces of ships with fame
     */
    static long outcome(int kind, int damaged, int nation, int famous) {
        if (ATTACKING[kind] >= 0) {
            int attackers = nation & ~damaged;
            return packed(0, 0, 0, damaged | attackers >> 1 & ~nation);
        }
        if (LOOTED[kind] >= 0) {
            int looters = (nation & famous) << 1 & SPACES & ~nation & ~damaged;
            return packed(looters, 0, looters >> 1, damaged);
        }
        return OUTCOME[kind][damaged] & ~((long) (SPACES & ~famous) << 18);
    }

    static int gains(long outcome) {
        return (int) outcome & SPACES;
    }

    static int secondGains(long outcome) {
        return (int) (outcome >>> 9) & SPACES;
    }

    static int losses(long outcome) {
        return (int) (outcome >>> 18) & SPACES;
    }

    static int damaged(long outcome) {
        return (int) (outcome >>> 27) & SPACES;
    }
}

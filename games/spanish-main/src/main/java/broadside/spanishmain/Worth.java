package broadside.spanishmain;

/**
 * Says what things are worth to a player, in the logarithm of winning odds, while so many adventures are left.
 *
 * <p>The numbers were fitted to the results of games between greedy captains; only the shapes were chosen by hand. What
 * they say: fame under a ship whose pirate is still hidden is worth little, since an accusation gives half of it to the
 * accuser; between two players an early unmasking even does good, as the fame won afterwards is safe.
 */
final class Worth {
    /** Numbers of adventures left for which the table below has a row; between them values are interpolated. */
    private static final int[] LEFT = {0, 3, 7, 12, 18, 26, 36, 46, 58};

    /** How the worth of an undamaged ship falls from the front to the rear: what it may gain in the next turns. */
    private static final double[] NEAR = {1.00, 1.00, 0.95, 0.78, 0.62, 0.50, 0.42, 0.38, 0.38};

    /** How the worth of any ship falls from the front to the rear: what it may gain some time. */
    private static final double[] FAR = {0.95, 0.66, 0.52, 0.23, 0.00, -0.22, -0.63, -0.85, -1.08};

    /**
     * By seats, then by {@link #LEFT}: fame needed for one unit of odds; then in units of fame: fame under a hidden
     * pirate's ship, a hidden pirate, and the amplitudes of {@link #NEAR} and {@link #FAR}.
     */
    private static final double[][][] TABLE = {
        {
            {1.70, 0.60, 0.60, 0.35, 0.20},
            {1.85, 0.35, 0.60, 0.70, 0.32},
            {2.20, 0.16, 0.50, 0.95, 0.50},
            {2.50, 0.11, 0.25, 0.85, 0.72},
            {2.75, 0.10, -0.08, 0.65, 0.88},
            {3.10, 0.06, -0.38, 0.55, 0.93},
            {3.30, 0.06, -0.80, 0.40, 0.72},
            {3.80, 0.04, -1.30, 0.33, 0.50},
            {4.80, 0.01, -2.20, 0.22, 0.38},
        },
        {
            {1.13, 0.56, 0.46, 0.55, 0.10},
            {1.35, 0.39, 0.50, 0.72, 0.23},
            {1.86, 0.28, 0.60, 1.10, 0.42},
            {2.53, 0.27, 0.70, 0.99, 0.72},
            {3.31, 0.25, 0.70, 0.85, 1.00},
            {4.20, 0.25, 0.75, 0.55, 1.20},
            {4.50, 0.18, 0.75, 0.50, 1.08},
            {4.40, 0.10, 0.90, 0.30, 0.80},
            {4.70, 0.10, 1.00, 0.20, 0.55},
        },
        {
            {0.68, 0.74, 0.23, 0.58, 0.20},
            {0.94, 0.46, 0.24, 0.61, 0.30},
            {1.39, 0.34, 0.35, 0.75, 0.58},
            {1.88, 0.28, 0.48, 0.65, 0.75},
            {2.47, 0.26, 0.50, 0.65, 1.07},
            {3.50, 0.26, 0.60, 0.55, 1.36},
            {4.20, 0.23, 0.75, 0.45, 1.45},
            {5.50, 0.20, 1.20, 0.40, 1.50},
            {7.00, 0.20, 1.40, 0.40, 1.50},
        },
    };

    /** The same for tables that hold movement cards in hands, and one card more: with it goes an accusation. */
    private static final double[][][] HANDS = {
        {
            {1.54, 0.80, 0.60, 0.46, 0.05, 0.25},
            {1.66, 0.53, 0.60, 0.85, 0.20, 0.33},
            {2.03, 0.36, 0.50, 1.00, 0.40, 0.42},
            {2.34, 0.27, 0.25, 0.80, 0.58, 0.50},
            {2.70, 0.21, -0.08, 0.65, 0.66, 0.55},
            {2.80, 0.15, -0.38, 0.40, 0.68, 0.55},
            {3.00, 0.13, -0.80, 0.25, 0.58, 0.55},
            {3.70, 0.13, -1.30, 0.25, 0.55, 0.57},
            {4.20, 0.08, -2.20, 0.25, 0.40, 0.65},
        },
        {
            {0.80, 0.85, 0.10, 0.40, 0.20, 0.60},
            {0.95, 0.75, 0.15, 0.60, 0.40, 0.85},
            {1.35, 0.70, 0.25, 0.85, 0.60, 1.15},
            {1.90, 0.65, 0.40, 0.95, 0.85, 1.60},
            {2.70, 0.60, 0.75, 0.90, 1.30, 1.90},
            {3.80, 0.55, 1.00, 0.70, 1.70, 2.20},
            {4.60, 0.40, 1.00, 0.50, 1.70, 2.40},
            {5.50, 0.30, 1.00, 0.40, 1.50, 2.50},
            {6.50, 0.20, 1.00, 0.30, 1.30, 2.60},
        },
        {
            {0.64, 0.85, 0.22, 0.56, 0.20, 0.30},
            {0.88, 0.75, 0.30, 0.70, 0.30, 0.55},
            {1.37, 0.70, 0.37, 0.76, 0.65, 0.90},
            {1.95, 0.65, 0.45, 0.65, 1.00, 1.20},
            {2.65, 0.60, 0.60, 0.65, 1.35, 1.60},
            {3.50, 0.50, 0.90, 0.60, 1.65, 1.80},
            {4.60, 0.40, 1.00, 0.45, 1.80, 2.00},
            {5.50, 0.30, 1.20, 0.40, 1.70, 2.20},
            {7.00, 0.20, 1.40, 0.40, 1.50, 2.40},
        },
    };

    private static final Worth[][] BY_DISPLAY = all(TABLE);
    private static final Worth[][] BY_HANDS = all(HANDS);

    /** One fame that nobody can take by an accusation. */
    final double fame;

    /** One fame under the ship of a hidden pirate. */
    final double hiddenFame;

    /** A hidden pirate as such. */
    final double secrecy;

    /** A movement card in hand. */
    final double card;

    /** An undamaged ship at each space, front first. */
    final double[] sound = new double[Ship.COUNT];

    /** A damaged ship at each space. */
    final double[] damaged = new double[Ship.COUNT];

    private Worth(double[] low, double[] high, double share) {
        fame = 1 / mix(low, high, share, 0);
        hiddenFame = fame * mix(low, high, share, 1);
        secrecy = fame * mix(low, high, share, 2);
        card = low.length > 5 ? fame * mix(low, high, share, 5) : 0;
        for (int space = 0; space < Ship.COUNT; space++) {
            damaged[space] = fame * mix(low, high, share, 4) * FAR[space];
            sound[space] = damaged[space] + fame * mix(low, high, share, 3) * NEAR[space];
        }
    }

    private static double mix(double[] low, double[] high, double share, int column) {
        return low[column] * (1 - share) + high[column] * share;
    }

    private static Worth[][] all(double[][][] tables) {
        Worth[][] all = new Worth[tables.length][Adventure.CARDS + 1];
        for (int table = 0; table < tables.length; table++) {
            int row = 0;
            for (int left = 0; left <= Adventure.CARDS; left++) {
                if (row < LEFT.length - 2 && left > LEFT[row + 1]) {
                    row++;
                }
                double share = (double) (left - LEFT[row]) / (LEFT[row + 1] - LEFT[row]);
                all[table][left] = new Worth(tables[table][row], tables[table][row + 1], share);
            }
        }
        return all;
    }

    /** Returns what holds in this position. */
    static Worth in(Position position) {
        int left = Math.min(Adventure.CARDS, position.adventurePile() + position.upcoming());
        return (position.hasHands() ? BY_HANDS : BY_DISPLAY)[position.seats() - 2][left];
    }
}

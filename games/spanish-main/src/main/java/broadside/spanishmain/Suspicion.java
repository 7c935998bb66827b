package broadside.spanishmain;

/**
 * Guesses who owns which ship from what everybody sees: owners bring their ships to the front, keep them sound and gather
 * fame under them.
 *
 * <p>The weights were fitted to games between greedy captains. They halve the uncertainty of a player in the second half
 * of the game.
 */
final class Suspicion {
    /** No guess is ever this sure, so that a surprise stays possible. */
    private static final double SUREST = 0.97;

    /** Adventures left below which each stage of the table holds: the longer a game lasts, the more a row tells. */
    private static final int[] STAGE = {48, 54};

    /** For each stage: logarithm of the odds per space towards the front, for damage, per square root of fame. */
    private static final double[][] TABLE = {{0.38, -0.70, 0.62}, {0.28, -0.60, 0.25}, {0.14, -0.40, 0.10}};

    private static final int MOST_FAME = 24;

    /** For each stage: the factor of a ship by damage and space; then by fame. */
    private static final double[][] PLACE = new double[TABLE.length][2 * Ship.COUNT];

    private static final double[][] FAME = new double[TABLE.length][MOST_FAME + 1];

    static {
        for (int stage = 0; stage < TABLE.length; stage++) {
            for (int space = 0; space < Ship.COUNT; space++) {
                double front = TABLE[stage][0] * (4 - space);
                PLACE[stage][space] = Math.exp(front);
                PLACE[stage][Ship.COUNT + space] = Math.exp(front + TABLE[stage][1]);
            }
            for (int fame = 0; fame <= MOST_FAME; fame++) {
                FAME[stage][fame] = Math.exp(TABLE[stage][2] * Math.sqrt(fame));
            }
        }
    }

    private Suspicion() {}

    private static int stage(Position position) {
        int left = position.adventurePile() + position.upcoming();
        return left < STAGE[0] ? 0 : left < STAGE[1] ? 1 : 2;
    }

    private static double weight(Position position, int ship, int stage) {
        int place = position.spaceOf(ship) + (position.isDamaged(ship) ? Ship.COUNT : 0);
        return PLACE[stage][place] * FAME[stage][Math.min(position.fameUnder(ship), MOST_FAME)];
    }

    /** Returns how likely a deal looks to a seat, compared with other deals: the product over the others' hidden ships. */
    static double of(Position world, int seat) {
        int stage = stage(world);
        double product = 1;
        for (int ship = 0; ship < Ship.COUNT; ship++) {
            int owner = world.owner(ship);
            if (owner != seat && owner < world.seats() && !world.isRevealed(ship)) {
                product *= weight(world, ship, stage);
            }
        }
        return product;
    }

    /**
     * Estimates for each ship how probable it is to a seat that another seat owns it hidden. Looks at nothing that the
     * seat does not know, so it can be asked of a mask and of a complete world alike.
     *
     * @param out for each ship the probability
     */
    static void of(Position position, int seat, int suspect, double[] out) {
        int stage = stage(position);
        int hidden = position.pirates(suspect);
        double sum = 0;
        for (int ship = 0; ship < Ship.COUNT; ship++) {
            out[ship] = 0;
            if (position.isRevealed(ship)) {
                hidden -= position.owns(suspect, ship) ? 1 : 0;
            } else if (!position.owns(seat, ship) && !position.isDenied(ship, suspect)) {
                out[ship] = weight(position, ship, stage);
                sum += out[ship];
            }
        }
        // Shares of the hidden pirates; what a sure one cannot take goes to the others.
        double open = sum;
        double left = hidden;
        double rate = open > 0 ? left / open : 0;
        for (int ship = 0; ship < Ship.COUNT; ship++) {
            if (out[ship] * rate > SUREST) {
                open -= out[ship];
                left -= SUREST;
            }
        }
        double rest = open > 0 ? Math.max(0, left / open) : 0;
        for (int ship = 0; ship < Ship.COUNT; ship++) {
            out[ship] = out[ship] * rate > SUREST ? SUREST : Math.min(SUREST, out[ship] * rest);
        }
    }
}

package broadside.cli.simulate;

import java.util.Locale;

/**
 * Is a share with its 95% interval after Wilson, which stays between 0 and 1 and holds for small numbers too.
 *
 * @param share the share that was seen
 */
record Interval(double share, double low, double high) {
    private static final double Z = 1.959964;

    static Interval of(double wins, double games) {
        if (games <= 0) {
            return new Interval(0, 0, 1);
        }
        double share = wins / games;
        double weight = 1 + Z * Z / games;
        double middle = (share + Z * Z / (2 * games)) / weight;
        double half = Z / weight * Math.sqrt(share * (1 - share) / games + Z * Z / (4 * games * games));
        return new Interval(share, Math.max(0, middle - half), Math.min(1, middle + half));
    }

    @Override
    public String toString() {
        return String.format(Locale.ROOT, "%5.2f%% [%5.2f, %5.2f]", 100 * share, 100 * low, 100 * high);
    }
}

package broadside.ai;

/**
 * Is a share with its 95% interval after Wilson, which holds for small numbers and shares near 0 and 1 too.
 *
 * @param share the share that was seen
 */
public record Interval(double share, double low, double high) {
    private static final double Z = 1.959964;

    public static Interval of(double wins, int games) {
        if (games == 0) {
            return new Interval(0, 0, 1);
        }
        double share = wins / games;
        double weight = 1 + Z * Z / games;
        double middle = (share + Z * Z / (2 * games)) / weight;
        double half = Z / weight * Math.sqrt(share * (1 - share) / games + Z * Z / (4.0 * games * games));
        return new Interval(share, Math.max(0, middle - half), Math.min(1, middle + half));
    }
}

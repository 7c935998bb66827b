package broadside.highseas.geometry;

/**
 * Finds when a sliding outline first shares area with a resting one, and when it is past it.
 *
 * <p>Along every side of either outline the gap grows or shrinks evenly with the length of the slide; the outlines
 * share area while all gaps are negative, which is one stretch of lengths. Reused: one instance measures one slide after
 * another and makes nothing.
 */
final class FirstContact {
    /** The length at which sharing area begins; meaningless unless {@link #meets}. */
    double enter;

    /** The length at which sharing area ends. */
    double exit;

    /** Whether the slide begins inside the other outline and goes deeper. */
    boolean deeper;

    private double shallowest;
    private double shallowestRate;

    /** Measures a slide in a direction of unit length; says whether the outlines meet at any length from 0 on. */
    boolean measure(Polygon a, int shiftX, int shiftY, double goX, double goY, Polygon b) {
        enter = Double.NEGATIVE_INFINITY;
        exit = Double.POSITIVE_INFINITY;
        shallowest = Double.NEGATIVE_INFINITY;
        shallowestRate = 0;
        if (!sides(b, 0, 0, a, shiftX, shiftY, goX, goY) || !sides(a, shiftX, shiftY, b, 0, 0, -goX, -goY)) {
            return false;
        }
        deeper = enter < 0 && shallowestRate < 0;
        return enter < exit && exit > 0;
    }

    boolean meets(double longest) {
        return enter < exit && exit > 0 && enter <= longest;
    }

    /** Narrows the stretch by the sides of one outline, as seen from which the other one goes its way. */
    private boolean sides(Polygon still, int sx, int sy, Polygon going, int gx, int gy, double goX, double goY) {
        int n = still.x.length;
        for (int i = 0, last = n - 1; i < n; last = i++) {
            long outX = (long) still.y[i] - still.y[last];
            long outY = (long) still.x[last] - still.x[i];
            long rim = outX * (still.x[i] + sx) + outY * (still.y[i] + sy);
            long gap = Long.MAX_VALUE;
            for (int j = 0; j < going.x.length; j++) {
                gap = Math.min(gap, outX * (going.x[j] + gx) + outY * (going.y[j] + gy));
            }
            gap -= rim;
            double rate = outX * goX + outY * goY;
            if (gap >= 0 && rate >= 0) {
                return false;
            }
            if (rate > 0) {
                exit = Math.min(exit, -gap / rate);
            } else if (rate < 0) {
                enter = Math.max(enter, -gap / rate);
            }
            if (gap < 0) {
                double depth = gap / Math.sqrt((double) (outX * outX + outY * outY));
                if (depth > shallowest) {
                    shallowest = depth;
                    shallowestRate = rate;
                }
            }
        }
        return true;
    }
}

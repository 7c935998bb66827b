package broadside.highseas.geometry;

/** Says, exactly, whether two outlines share area; touching rims do not overlap. */
public final class Overlap {
    private Overlap() {}

    public static boolean of(Polygon a, Polygon b) {
        return shifted(a, 0, 0, b);
    }

    /** Says whether the first outline, shifted, shares area with the second. */
    public static boolean shifted(Polygon a, int dx, int dy, Polygon b) {
        if (a.left + dx >= b.right || a.right + dx <= b.left || a.bottom + dy >= b.top || a.top + dy <= b.bottom) {
            return false;
        }
        return !separates(a, dx, dy, b, 0, 0) && !separates(b, 0, 0, a, dx, dy);
    }

    /** Says whether a side of the first has the whole second outline on its outer side: then nothing is shared. */
    private static boolean separates(Polygon a, int ax, int ay, Polygon b, int bx, int by) {
        int n = a.x.length;
        for (int i = 0, last = n - 1; i < n; last = i++) {
            long fromX = (long) a.x[last] + ax;
            long fromY = (long) a.y[last] + ay;
            long sideX = (long) a.x[i] - a.x[last];
            long sideY = (long) a.y[i] - a.y[last];
            boolean outside = true;
            for (int j = 0; j < b.x.length && outside; j++) {
                outside = sideX * (b.y[j] + by - fromY) - sideY * (b.x[j] + bx - fromX) <= 0;
            }
            if (outside) {
                return true;
            }
        }
        return false;
    }

    /** Says whether two stretches cross or touch, ends included. */
    public static boolean crosses(long ax, long ay, long bx, long by, long cx, long cy, long dx, long dy) {
        long c = Long.signum(Exact.cross(ax, ay, bx, by, cx, cy));
        long d = Long.signum(Exact.cross(ax, ay, bx, by, dx, dy));
        long a = Long.signum(Exact.cross(cx, cy, dx, dy, ax, ay));
        long b = Long.signum(Exact.cross(cx, cy, dx, dy, bx, by));
        if (c * d < 0 && a * b < 0) {
            return true;
        }
        return c == 0 && between(ax, ay, bx, by, cx, cy)
                || d == 0 && between(ax, ay, bx, by, dx, dy)
                || a == 0 && between(cx, cy, dx, dy, ax, ay)
                || b == 0 && between(cx, cy, dx, dy, bx, by);
    }

    private static boolean between(long ax, long ay, long bx, long by, long px, long py) {
        return Math.min(ax, bx) <= px && px <= Math.max(ax, bx) && Math.min(ay, by) <= py && py <= Math.max(ay, by);
    }
}

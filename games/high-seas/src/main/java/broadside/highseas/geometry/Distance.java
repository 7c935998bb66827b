package broadside.highseas.geometry;

/**
 * Measures the gap between outlines: the least whole number of hundredths of a millimetre that is not less.
 *
 * <p>Rounding up makes "at most d" exact for every whole d.
 */
public final class Distance {
    private Distance() {}

    /** Returns the gap between two outlines; 0 where they meet or overlap. */
    public static long between(Polygon a, Polygon b) {
        if (Overlap.of(a, b)) {
            return 0;
        }
        // A quick look in floating point finds the nearest pairs; only these are measured exactly.
        double near = Math.min(roughly(a, b, Double.POSITIVE_INFINITY), roughly(b, a, Double.POSITIVE_INFINITY));
        double bound = near * (1 + 1e-9) + 1e-6;
        return Math.min(exactly(a, b, bound), exactly(b, a, bound));
    }

    /** Returns the square of the least distance from a corner of the first to the rim of the second, roughly. */
    private static double roughly(Polygon a, Polygon b, double least) {
        double best = least;
        for (int i = 0; i < a.x.length; i++) {
            for (int j = 0, last = b.x.length - 1; j < b.x.length; last = j++) {
                best = Math.min(best, square(a.x[i], a.y[i], b.x[last], b.y[last], b.x[j], b.y[j]));
            }
        }
        return best;
    }

    private static long exactly(Polygon a, Polygon b, double bound) {
        long best = Long.MAX_VALUE;
        for (int i = 0; i < a.x.length; i++) {
            for (int j = 0, last = b.x.length - 1; j < b.x.length; last = j++) {
                if (square(a.x[i], a.y[i], b.x[last], b.y[last], b.x[j], b.y[j]) <= bound) {
                    best = Math.min(best, toStretch(a.x[i], a.y[i], b.x[last], b.y[last], b.x[j], b.y[j]));
                }
            }
        }
        return best;
    }

    private static double square(double px, double py, double ax, double ay, double bx, double by) {
        double sideX = bx - ax;
        double sideY = by - ay;
        double toX = px - ax;
        double toY = py - ay;
        double along = toX * sideX + toY * sideY;
        double length = sideX * sideX + sideY * sideY;
        if (along <= 0) {
            return toX * toX + toY * toY;
        }
        if (along >= length) {
            return (px - bx) * (px - bx) + (py - by) * (py - by);
        }
        double area = sideX * toY - sideY * toX;
        return area * area / length;
    }

    /** Says whether the gap is at most so much, without measuring what is far away. */
    public static boolean atMost(Polygon a, Polygon b, long most) {
        if (a.left - b.right > most || b.left - a.right > most || a.bottom - b.top > most || b.bottom - a.top > most) {
            return false;
        }
        return between(a, b) <= most;
    }

    /** Returns the gap between a point and an outline; 0 where the point lies in it. */
    public static long toPoint(Polygon a, long px, long py) {
        return a.holds(px, py) ? 0 : toRim(px, py, a, Long.MAX_VALUE);
    }

    private static long toRim(long px, long py, Polygon a, long least) {
        long best = least;
        for (int i = 0, last = a.x.length - 1; i < a.x.length; last = i++) {
            best = Math.min(best, toStretch(px, py, a.x[last], a.y[last], a.x[i], a.y[i]));
        }
        return best;
    }

    /** Returns the distance of a point from a stretch, rounded up. */
    static long toStretch(long px, long py, long ax, long ay, long bx, long by) {
        long sideX = bx - ax;
        long sideY = by - ay;
        long along = (px - ax) * sideX + (py - ay) * sideY;
        long length = sideX * sideX + sideY * sideY;
        if (along <= 0) {
            return Exact.rootUp((px - ax) * (px - ax) + (py - ay) * (py - ay));
        }
        if (along >= length) {
            return Exact.rootUp((px - bx) * (px - bx) + (py - by) * (py - by));
        }
        long area = Math.abs(Exact.cross(ax, ay, bx, by, px, py));
        long guess = (long) Math.ceil(area / Math.sqrt((double) length));
        // The guess is a rounded quotient; the exact comparison settles the last unit.
        while (guess > 0 && Exact.squareAtMost(area, (guess - 1) * (guess - 1), length)) {
            guess--;
        }
        while (!Exact.squareAtMost(area, guess * guess, length)) {
            guess++;
        }
        return guess;
    }
}

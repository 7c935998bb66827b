package broadside.highseas.geometry;

/**
 * Is the one table of predicates: what overlaps, touches, lies within or exactly at a distance.
 *
 * <p>Rules, page and scenarios all ask here. Half a millimetre counts in favour of contact, because nobody can place a
 * ship more exactly by hand; whoever wants to stay clear ends further away.
 */
public final class Nearness {
    /** Half a millimetre. */
    public static final int TOLERANCE = 50;

    private Nearness() {}

    /** Says whether two outlines share area. */
    public static boolean overlap(Polygon a, Polygon b) {
        return Overlap.of(a, b);
    }

    /** Says whether two outlines are in contact. */
    public static boolean touch(Polygon a, Polygon b) {
        return Distance.atMost(a, b, TOLERANCE);
    }

    /** Says whether the gap is at most so much. */
    public static boolean within(Polygon a, Polygon b, int distance) {
        return Distance.atMost(a, b, (long) distance + TOLERANCE);
    }

    /** Says whether the gap is so much, neither more nor less. */
    public static boolean exactly(Polygon a, Polygon b, int distance) {
        long gap = Distance.between(a, b);
        return gap >= distance - TOLERANCE && gap <= distance + TOLERANCE;
    }

    /** Says whether a point is at most so far from an outline. */
    public static boolean within(long x, long y, Polygon a, int distance) {
        return Distance.toPoint(a, x, y) <= (long) distance + TOLERANCE;
    }
}

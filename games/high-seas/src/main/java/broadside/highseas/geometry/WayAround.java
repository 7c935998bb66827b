package broadside.highseas.geometry;

/** Estimates how long the way from a point to a piece is, past one thing that lies in between. */
public final class WayAround {
    /** So much room is kept from what is sailed round: about half the length of a ship. */
    private static final int ROOM = 3_000;

    private WayAround() {}

    /**
     * Returns the length, in hundredths of a millimetre.
     *
     * @param ship whose way it is; neither she nor her tow is in her own way
     * @param to the outline of the goal
     */
    public static long length(Chart chart, int ship, int tow, long x, long y, int goal, Polygon to) {
        long straight = distance(x, y, to.middleX(), to.middleY());
        long longest = straight;
        for (int piece = 0; piece < chart.pieces().length; piece++) {
            Polygon other = chart.pieces()[piece];
            boolean isInTheWay = piece != ship
                    && piece != tow
                    && piece != goal
                    && other != null
                    && crosses(other, x, y, to.middleX(), to.middleY());
            if (isInTheWay) {
                longest = Math.max(longest, past(other, x, y, to));
            }
        }
        return longest;
    }

    /** Returns the way past the better of all corners, at some distance from them. */
    private static long past(Polygon other, long x, long y, Polygon to) {
        long best = Long.MAX_VALUE;
        for (int corner = 0; corner < other.corners(); corner++) {
            long dx = (long) other.x(corner) - other.middleX();
            long dy = (long) other.y(corner) - other.middleY();
            long off = Math.max(1, distance(0, 0, dx, dy));
            long cx = other.x(corner) + dx * ROOM / off;
            long cy = other.y(corner) + dy * ROOM / off;
            if (!crosses(other, x, y, cx, cy)) {
                best = Math.min(best, distance(x, y, cx, cy) + distance(cx, cy, to.middleX(), to.middleY()));
            }
        }
        // Who lies right at it has to go along its rim first.
        return best == Long.MAX_VALUE ? distance(x, y, to.middleX(), to.middleY()) + 4L * ROOM : best;
    }

    private static boolean crosses(Polygon other, long ax, long ay, long bx, long by) {
        for (int corner = 0; corner < other.corners(); corner++) {
            int next = (corner + 1) % other.corners();
            if (Overlap.crosses(ax, ay, bx, by, other.x(corner), other.y(corner), other.x(next), other.y(next))) {
                return true;
            }
        }
        return false;
    }

    private static long distance(long ax, long ay, long bx, long by) {
        return StrictMath.round(StrictMath.sqrt((double) ((ax - bx) * (ax - bx) + (ay - by) * (ay - by))));
    }
}

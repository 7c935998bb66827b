package broadside.highseas.geometry;

/** Says whether an outline that lies beside another one leaves it when it goes a way, or passes along it (HS-R015). */
final class Departure {
    private Departure() {}

    /** Says whether some line between the two is left behind; false where they lie on each other. */
    static boolean from(Polygon piece, Polygon going, double goX, double goY) {
        return isLeft(piece, going, goX, goY) || isLeft(going, piece, -goX, -goY);
    }

    /** Looks along the sides of one outline for one that the other lies beyond and does not come nearer to. */
    private static boolean isLeft(Polygon still, Polygon going, double goX, double goY) {
        int n = still.x.length;
        for (int i = 0, last = n - 1; i < n; last = i++) {
            long outX = (long) still.y[i] - still.y[last];
            long outY = (long) still.x[last] - still.x[i];
            if (outX * goX + outY * goY >= 0 && isBeyond(going, outX, outY, outX * still.x[i] + outY * still.y[i])) {
                return true;
            }
        }
        return false;
    }

    private static boolean isBeyond(Polygon going, long outX, long outY, long rim) {
        for (int i = 0; i < going.x.length; i++) {
            if (outX * going.x[i] + outY * going.y[i] < rim) {
                return false;
            }
        }
        return true;
    }
}

package broadside.highseas.geometry;

/**
 * Slides a turned hull along a bar and says at which lengths it may be set down, and what stops it.
 *
 * <p>Turning on the spot is not tested. A piece that the turned hull overlaps at length zero does not stop the slide
 * unless it would go deeper into it, but the ship cannot be set down on it. She does not go deeper where she sails away
 * from it as she lay before she turned: then what swung over the piece comes off it again, though a narrow bow may lead
 * a wide hull past; nor does contact stop her that she leaves (HS-R015). The lengths found are one stretch, because all
 * outlines are convex; where she could also stay before she is past what she leaves, it is the far one. Reused.
 */
public final class Slide {
    /** Nothing stops the slide. */
    public static final int NOTHING = -1;

    /** The wall around the sea stops the slide. */
    public static final int WALL = -2;

    /** How far before contact a ship stops, so that snapping to whole numbers never makes an overlap. */
    public static final int SHORT = 5;

    private final FirstContact contact = new FirstContact();
    private int least;
    private int most;
    private int stop;
    private int held;

    /** Returns the least length at which the ship may be set down. */
    public int least() {
        return least;
    }

    /** Returns the greatest length at which the ship may be set down; less than the least where there is none. */
    public int most() {
        return most;
    }

    /** Returns the piece that stops the slide, {@link #WALL} or {@link #NOTHING}. */
    public int stoppedBy() {
        return stop;
    }

    /** Returns the piece on which the ship would lie if she was set down sooner, {@link #WALL} or {@link #NOTHING}. */
    public int heldBy() {
        return held;
    }

    public boolean isPossible() {
        return most >= least;
    }

    /**
     * Slides a hull.
     *
     * @param hull the outline turned to the new heading, about the zero point of the ship
     * @param x where that zero point lies at length zero
     * @param self the number of the sliding piece itself, which lies on the chart as it did before it turned
     * @param alsoSelf the number of another piece that does not count, such as a ship in tow, or -1
     */
    public void along(Polygon hull, int x, int y, int heading, int longest, Chart chart, int self, int alsoSelf) {
        double goX = Angle.sin(heading);
        double goY = Angle.cos(heading);
        least = 1;
        most = longest;
        stop = NOTHING;
        held = NOTHING;
        if (chart.edge() == Edge.WALL) {
            wall(x + hull.left, goX, heading, true, false);
            wall(chart.size() - x - hull.right, -goX, heading, true, true);
            wall(y + hull.bottom, goY, heading, false, false);
            wall(chart.size() - y - hull.top, -goY, heading, false, true);
        }
        Polygon before = self < 0 ? null : chart.pieces()[self];
        int endX = Angle.east(0, longest, heading);
        int endY = Angle.north(0, longest, heading);
        int left = x + hull.left + Math.min(0, endX);
        int right = x + hull.right + Math.max(0, endX);
        int bottom = y + hull.bottom + Math.min(0, endY);
        int top = y + hull.top + Math.max(0, endY);
        for (int i = 0; i < chart.pieces().length; i++) {
            Polygon piece = chart.pieces()[i];
            if (piece == null
                    || i == self
                    || i == alsoSelf
                    || piece.left > right
                    || piece.right < left
                    || piece.bottom > top
                    || piece.top < bottom) {
                continue;
            }
            if (contact.measure(hull, x, y, goX, goY, piece) && contact.meets(most + 1)) {
                boolean isLeft = before != null && leaves(before, piece, goX, goY);
                meet(i, hull, x, y, heading, piece, isLeft);
            }
        }
    }

    /** Says whether she sails away from a piece that she touches, or over which she has turned. */
    private boolean leaves(Polygon before, Polygon piece, double goX, double goY) {
        return (contact.enter < 0 || Nearness.touch(before, piece)) && Departure.from(piece, before, goX, goY);
    }

    private void meet(int number, Polygon hull, int x, int y, int heading, Polygon piece, boolean isLeft) {
        if (contact.enter < 0 && contact.deeper && !isLeft) {
            if (most >= least) {
                stop = number;
            }
            most = 0;
            return;
        }
        if (contact.enter < 0 || isLeft && contact.exit < most) {
            int clear = (int) Math.ceil(Math.min(contact.exit, most + 1.0));
            while (clear <= most && lies(hull, x, y, heading, clear, piece)) {
                clear++;
            }
            if (clear > least) {
                least = clear;
                held = number;
            }
            return;
        }
        int length = firstOverlap(hull, x, y, heading, piece);
        if (length - SHORT < most) {
            most = Math.max(0, length - SHORT);
            stop = number;
        }
    }

    /**
     * Returns the length, whole, at which the snapped hull overlaps and {@link #SHORT} before which it does not; past
     * the end where snapping leaves none.
     */
    private int firstOverlap(Polygon hull, int x, int y, int heading, Polygon piece) {
        int clear = (int) Math.floor(contact.enter) - 1;
        int reach = 2;
        int end = (int) Math.min(Math.ceil(contact.exit), most + (double) SHORT);
        // A graze overlaps for real only some way after the ideal contact, so look in widening steps.
        int met = clear + reach;
        while (met <= end && !lies(hull, x, y, heading, met, piece)) {
            clear = met;
            reach *= 2;
            met = clear + reach;
        }
        if (met > end) {
            if (!lies(hull, x, y, heading, end, piece)) {
                return Integer.MAX_VALUE;
            }
            met = end;
        }
        while (met - clear > 1) {
            int middle = (met + clear) >>> 1;
            if (lies(hull, x, y, heading, middle, piece)) {
                met = middle;
            } else {
                clear = middle;
            }
        }
        while (met > SHORT && lies(hull, x, y, heading, met - SHORT, piece)) {
            met -= SHORT;
        }
        return met;
    }

    private static boolean lies(Polygon hull, int x, int y, int heading, int length, Polygon piece) {
        return Overlap.shifted(hull, x + Angle.east(0, length, heading), y + Angle.north(0, length, heading), piece);
    }

    /** Narrows the lengths by one side of the wall, given the room to it and how fast the room grows. */
    private void wall(int room, double rate, int heading, boolean across, boolean far) {
        if (room >= 0 && rate >= 0) {
            return;
        }
        if (room < 0) {
            if (rate <= 0) {
                most = 0;
                stop = WALL;
                return;
            }
            int length = (int) Math.ceil(Math.min(-room / rate, most + 1.0));
            while (length <= most && room + grown(length, heading, across, far) < 0) {
                length++;
            }
            if (length > least) {
                least = length;
                held = WALL;
            }
            return;
        }
        int length = (int) Math.min(Math.floor(-room / rate) + 1, most);
        while (length > 0 && room + grown(length, heading, across, far) < 0) {
            length--;
        }
        if (length < most) {
            most = length;
            stop = WALL;
        }
    }

    private static int grown(int length, int heading, boolean across, boolean far) {
        int shift = across ? Angle.east(0, length, heading) : Angle.north(0, length, heading);
        return far ? -shift : shift;
    }
}

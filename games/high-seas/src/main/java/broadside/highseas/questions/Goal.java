package broadside.highseas.questions;

import broadside.highseas.Position;
import broadside.highseas.geometry.Polygon;

/**
 * Is what a course leads to.
 *
 * @param piece the number of an island or ship; -1 for a place on the water
 */
record Goal(int piece, Polygon outline) {
    static Goal of(Position p, int piece) {
        return new Goal(piece, p.outline(piece));
    }

    /** Makes a goal of a place on the water, given in hundredths of a millimetre. */
    static Goal at(int x, int y) {
        return new Goal(-1, Polygon.of(x - 1, y - 1, x + 1, y - 1, x + 1, y + 1, x - 1, y + 1));
    }

    boolean isWater() {
        return piece < 0;
    }
}

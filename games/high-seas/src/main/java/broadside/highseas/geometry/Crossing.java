package broadside.highseas.geometry;

import org.jspecify.annotations.Nullable;

/** Finds where the point a ship is measured from leaves the sea, and where a round earth brings her back. */
public final class Crossing {
    private Crossing() {}

    /** Returns the least length at which a point on a heading lies beyond the edge; 0 where it never does on the way. */
    public static int length(int x, int y, int heading, int longest, int size) {
        if (isInside(x, y, heading, longest, size)) {
            return 0;
        }
        // The sea is convex: once beyond the edge the point stays beyond it.
        int inside = 0;
        int beyond = longest;
        while (beyond - inside > 1) {
            int middle = (inside + beyond) >>> 1;
            if (isInside(x, y, heading, middle, size)) {
                inside = middle;
            } else {
                beyond = middle;
            }
        }
        return beyond;
    }

    private static boolean isInside(int x, int y, int heading, int length, int size) {
        int px = x + Angle.east(0, length, heading);
        int py = y + Angle.north(0, length, heading);
        return px >= 0 && py >= 0 && px <= size && py <= size;
    }

    /**
     * Returns where a point that crosses the edge on its way comes back on a round earth: the same place on the
     * opposite edge, heading kept; null where it does not cross.
     */
    public static @Nullable Pose arrival(int x, int y, int heading, int longest, int size) {
        int length = length(x, y, heading, longest, size);
        if (length == 0) {
            return null;
        }
        int px = x + Angle.east(0, length, heading);
        int py = y + Angle.north(0, length, heading);
        int backX = px < 0 ? size : px > size ? 0 : px;
        int backY = py < 0 ? size : py > size ? 0 : py;
        return new Pose(backX, backY, heading);
    }
}

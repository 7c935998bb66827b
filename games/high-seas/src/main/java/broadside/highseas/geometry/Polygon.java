package broadside.highseas.geometry;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Is the outline of a piece from above: a convex polygon with whole coordinates, counter-clockwise.
 *
 * <p>Immutable, so that copies of a position share it.
 */
public final class Polygon {
    final int[] x;
    final int[] y;
    final int left;
    final int right;
    final int bottom;
    final int top;

    private Polygon(int[] x, int[] y) {
        this.x = x;
        this.y = y;
        int west = x[0];
        int east = x[0];
        int south = y[0];
        int north = y[0];
        for (int i = 1; i < x.length; i++) {
            west = Math.min(west, x[i]);
            east = Math.max(east, x[i]);
            south = Math.min(south, y[i]);
            north = Math.max(north, y[i]);
        }
        left = west;
        right = east;
        bottom = south;
        top = north;
    }

    /** Makes a polygon from x, y, x, y...; complains unless it is convex and counter-clockwise. */
    public static Polygon of(int... coordinates) {
        if (!isOutline(coordinates)) {
            throw new IllegalArgumentException("an outline needs three corners or more, convex and counter-clockwise");
        }
        return raw(coordinates);
    }

    /** Says whether these corners, x, y, x, y..., make an outline. */
    public static boolean isOutline(int... coordinates) {
        return coordinates.length >= 6
                && coordinates.length % 2 == 0
                && raw(coordinates).isConvex();
    }

    private static Polygon raw(int... coordinates) {
        int corners = coordinates.length / 2;
        int[] x = new int[corners];
        int[] y = new int[corners];
        for (int i = 0; i < corners; i++) {
            x[i] = coordinates[2 * i];
            y[i] = coordinates[2 * i + 1];
        }
        return new Polygon(x, y);
    }

    /** Says whether the corners turn left all the way round, once. */
    public boolean isConvex() {
        int n = x.length;
        long area = 0;
        for (int i = 0; i < n; i++) {
            int j = i + 1 == n ? 0 : i + 1;
            int k = j + 1 == n ? 0 : j + 1;
            if (Exact.cross(x[i], y[i], x[j], y[j], x[k], y[k]) < 0) {
                return false;
            }
            area += (long) (x[i] - x[0]) * (y[j] - y[0]) - (long) (x[j] - x[0]) * (y[i] - y[0]);
        }
        // Left turns that go round twice would add up to more than one outline; none of our data has more than one.
        return area > 0;
    }

    public int corners() {
        return x.length;
    }

    public int x(int corner) {
        return x[corner];
    }

    public int y(int corner) {
        return y[corner];
    }

    /** Returns this outline, given in a piece's own coordinates, turned about the piece's zero point. */
    public Polygon turned(int heading) {
        int[] newX = new int[x.length];
        int[] newY = new int[x.length];
        for (int i = 0; i < x.length; i++) {
            newX[i] = Angle.east(x[i], y[i], heading);
            newY[i] = Angle.north(x[i], y[i], heading);
        }
        return new Polygon(newX, newY);
    }

    /** Returns this outline shifted. */
    public Polygon moved(int dx, int dy) {
        int[] newX = new int[x.length];
        int[] newY = new int[x.length];
        for (int i = 0; i < x.length; i++) {
            newX[i] = x[i] + dx;
            newY[i] = y[i] + dy;
        }
        return new Polygon(newX, newY);
    }

    /** Returns this outline, given in a piece's own coordinates, where the piece lies. */
    public Polygon at(Pose pose) {
        int[] newX = new int[x.length];
        int[] newY = new int[x.length];
        for (int i = 0; i < x.length; i++) {
            newX[i] = pose.east(x[i], y[i]);
            newY[i] = pose.north(x[i], y[i]);
        }
        return new Polygon(newX, newY);
    }

    /** Returns the part of this outline on or ahead of a line across it; null where nothing is. */
    public @Nullable Polygon ahead(int line) {
        int[] kept = new int[4 * x.length + 4];
        int size = 0;
        for (int i = 0; i < x.length; i++) {
            int j = i + 1 == x.length ? 0 : i + 1;
            if (y[i] >= line) {
                kept[size++] = x[i];
                kept[size++] = y[i];
            }
            if (y[i] < line != y[j] < line && y[i] != line && y[j] != line) {
                kept[size++] = (int) (x[i] + (long) (x[j] - x[i]) * (line - y[i]) / (y[j] - y[i]));
                kept[size++] = line;
            }
        }
        return size < 6 ? null : of(Arrays.copyOf(kept, size));
    }

    /** Says whether a point lies inside or on the rim. */
    public boolean holds(long px, long py) {
        for (int i = 0; i < x.length; i++) {
            int j = i + 1 == x.length ? 0 : i + 1;
            if (Exact.cross(x[i], y[i], x[j], y[j], px, py) < 0) {
                return false;
            }
        }
        return true;
    }

    /** Returns a point well inside, to aim at: the east part. */
    public int middleX() {
        return (left + right) / 2;
    }

    /** Returns a point well inside, to aim at: the north part. */
    public int middleY() {
        return (bottom + top) / 2;
    }
}

package broadside.highseas.geometry;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Looks from a mast at a target: can any point of it within range be seen past everything that blocks?
 *
 * <p>The part of a convex target within range is convex too, so it fills one wedge as seen from the mast; whatever
 * blocks in front of it takes an open wedge out. If anything is left, one of these lines is clear: to an end of the
 * wedge, to the nearest point, or past a corner of something that blocks. Reused from look to look.
 */
public final class Sight {
    /** What a look found. */
    public enum Finding {
        CLEAR,
        OUT_OF_RANGE,
        BLOCKED
    }

    /** One line that was tried: where it ends, and the number of what blocks it, or -1. */
    public record Line(int fromX, int fromY, int toX, int toY, int blockedBy) {}

    private static final int NOBODY = -1;

    private Polygon[] blocks = new Polygon[32];
    private int[] numbers = new int[32];
    private int count;

    // Points of the target within range, from the mast.
    private final long[] pointX = new long[64];
    private final long[] pointY = new long[64];
    private int points;

    private int originX;
    private int originY;
    private Finding finding = Finding.CLEAR;
    private int aimX;
    private int aimY;
    private int blocker = NOBODY;
    private @Nullable List<Line> lines;

    /** Forgets what blocks. */
    public Sight clear() {
        count = 0;
        return this;
    }

    /** Adds something that blocks, with a number to tell it by. */
    public void block(Polygon outline, int number) {
        if (count == blocks.length) {
            blocks = Arrays.copyOf(blocks, count * 2);
            numbers = Arrays.copyOf(numbers, count * 2);
        }
        blocks[count] = outline;
        numbers[count++] = number;
    }

    /** Returns what the last look found. */
    public Finding finding() {
        return finding;
    }

    /** Returns the number of what blocks the line to the nearest point, or -1. */
    public int blockedBy() {
        return blocker;
    }

    /** Returns where a clear line meets the target: the east part. */
    public int aimX() {
        return aimX;
    }

    /** Returns where a clear line meets the target: the north part. */
    public int aimY() {
        return aimY;
    }

    /** Looks, and notes every line that was tried until one was clear. */
    public List<Line> explain(int x, int y, Polygon target, int range) {
        List<Line> tried = new ArrayList<>();
        lines = tried;
        look(x, y, target, range);
        lines = null;
        return tried;
    }

    /** Looks from a mast at a target; the range is a bar's length, half a millimetre more counts as within. */
    public boolean look(int x, int y, Polygon target, int range) {
        originX = x;
        originY = y;
        blocker = NOBODY;
        long reach = (long) range + Nearness.TOLERANCE;
        collect(target, reach);
        if (points == 0) {
            finding = Finding.OUT_OF_RANGE;
            note(target.middleX() - x, target.middleY() - y, NOBODY);
            return false;
        }
        int low = 0;
        int high = 0;
        for (int i = 1; i < points; i++) {
            if (cross(pointX[low], pointY[low], pointX[i], pointY[i]) < 0) {
                low = i;
            }
            if (cross(pointX[high], pointY[high], pointX[i], pointY[i]) > 0) {
                high = i;
            }
        }
        // The nearest point was collected first; it is what people would try first, too.
        if (isClear(pointX[0], pointY[0], 1, target)
                || isClear(pointX[low], pointY[low], 1, target)
                || isClear(pointX[high], pointY[high], 1, target)) {
            return seen();
        }
        long lowX = pointX[low];
        long lowY = pointY[low];
        long highX = pointX[high];
        long highY = pointY[high];
        for (int i = 0; i < count; i++) {
            Polygon block = blocks[i];
            for (int j = 0; j < block.x.length; j++) {
                long dx = (long) block.x[j] - x;
                long dy = (long) block.y[j] - y;
                if (cross(lowX, lowY, dx, dy) > 0
                        && cross(dx, dy, highX, highY) > 0
                        && isTangent(block, dx, dy)
                        && isClear(dx, dy, Double.NaN, target)) {
                    return seen();
                }
            }
        }
        finding = Finding.BLOCKED;
        return false;
    }

    private boolean seen() {
        finding = Finding.CLEAR;
        blocker = NOBODY;
        return true;
    }

    /** Says whether the line through a corner leaves the whole outline on one side. */
    private boolean isTangent(Polygon block, long dx, long dy) {
        boolean left = false;
        boolean right = false;
        for (int j = 0; j < block.x.length; j++) {
            long side = cross(dx, dy, block.x[j] - originX, block.y[j] - originY);
            left |= side > 0;
            right |= side < 0;
        }
        return !(left && right);
    }

    /** Tries a direction; the target is met after so many times the direction's length (NaN: to be found out). */
    private boolean isClear(long dx, long dy, double known, Polygon target) {
        double met = Double.isNaN(known) ? meeting(target, dx, dy) : known;
        for (int i = 0; i < count; i++) {
            double blocked = meeting(blocks[i], dx, dy);
            if (blocked < met) {
                if (blocker == NOBODY) {
                    blocker = numbers[i];
                }
                note(Math.round(dx * met), Math.round(dy * met), numbers[i]);
                return false;
            }
        }
        aimX = originX + (int) Math.round(dx * met);
        aimY = originY + (int) Math.round(dy * met);
        note(aimX - originX, aimY - originY, NOBODY);
        return true;
    }

    private void note(long dx, long dy, int blockedBy) {
        if (lines != null) {
            lines.add(new Line(originX, originY, (int) (originX + dx), (int) (originY + dy), blockedBy));
        }
    }

    /**
     * Returns after how many times its own length a line from the mast runs into an outline, or infinity. A line that
     * only grazes a corner or side does not run into it; one that starts inside is not blocked.
     */
    private double meeting(Polygon a, long dx, long dy) {
        boolean left = false;
        boolean right = false;
        boolean ahead = false;
        int n = a.x.length;
        for (int i = 0; i < n; i++) {
            long px = (long) a.x[i] - originX;
            long py = (long) a.y[i] - originY;
            long side = dx * py - dy * px;
            left |= side > 0;
            right |= side < 0;
            ahead |= dx * px + dy * py > 0;
        }
        if (!left || !right || !ahead) {
            return Double.POSITIVE_INFINITY;
        }
        double enter = Double.NEGATIVE_INFINITY;
        for (int i = 0, last = n - 1; i < n; last = i++) {
            long outX = (long) a.y[i] - a.y[last];
            long outY = (long) a.x[last] - a.x[i];
            long gap = outX * (originX - a.x[i]) + outY * (originY - a.y[i]);
            long rate = outX * dx + outY * dy;
            if (rate < 0) {
                enter = Math.max(enter, (double) gap / -rate);
            }
        }
        return enter < 0 ? Double.POSITIVE_INFINITY : enter;
    }

    /** Collects the nearest point of the target first, then all its corners in range and where the range cuts it. */
    private void collect(Polygon target, long reach) {
        points = 0;
        int n = target.x.length;
        double best = Double.POSITIVE_INFINITY;
        long bestX = 0;
        long bestY = 0;
        for (int i = 0, last = n - 1; i < n; last = i++) {
            double ax = target.x[last] - originX;
            double ay = target.y[last] - originY;
            double sideX = target.x[i] - target.x[last];
            double sideY = target.y[i] - target.y[last];
            double length = sideX * sideX + sideY * sideY;
            double along = Math.max(0, Math.min(1, -(ax * sideX + ay * sideY) / length));
            double px = ax + along * sideX;
            double py = ay + along * sideY;
            if (px * px + py * py < best) {
                best = px * px + py * py;
                bestX = Math.round(px);
                bestY = Math.round(py);
            }
        }
        if (Distance.toPoint(target, originX, originY) > reach) {
            return;
        }
        add(bestX, bestY);
        for (int i = 0, last = n - 1; i < n; last = i++) {
            long px = (long) target.x[i] - originX;
            long py = (long) target.y[i] - originY;
            if (px * px + py * py <= reach * reach) {
                add(px, py);
            }
            cut(target.x[last] - originX, target.y[last] - originY, (double) px, (double) py, (double) reach);
        }
    }

    /** Adds the points where a side of the target leaves the range. */
    private void cut(double ax, double ay, double bx, double by, double reach) {
        double sideX = bx - ax;
        double sideY = by - ay;
        double a = sideX * sideX + sideY * sideY;
        double half = ax * sideX + ay * sideY;
        double c = ax * ax + ay * ay - reach * reach;
        double under = half * half - a * c;
        if (under <= 0) {
            return;
        }
        double root = Math.sqrt(under);
        for (double t = (-half - root) / a, i = 0; i < 2; i++, t = (-half + root) / a) {
            if (t > 0 && t < 1) {
                add(Math.round(ax + t * sideX), Math.round(ay + t * sideY));
            }
        }
    }

    private void add(long px, long py) {
        if (points < pointX.length && (px != 0 || py != 0)) {
            pointX[points] = px;
            pointY[points++] = py;
        }
    }

    private static long cross(long ax, long ay, long bx, long by) {
        return ax * by - ay * bx;
    }
}

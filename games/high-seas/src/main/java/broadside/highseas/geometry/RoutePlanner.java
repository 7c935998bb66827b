package broadside.highseas.geometry;

import java.util.Arrays;

/**
 * Answers how a ship can get to touch something with her bow in one action, and how she comes nearest if she cannot.
 *
 * <p>Tries straight approaches from where she is, then from the ends of a fan of first segments, and so on. It finds
 * routes people would find, not all there are. Reused from plan to plan.
 */
public final class RoutePlanner {
    /** As many segments as a move can have. */
    public static final int MOST_LEGS = 6;

    private static final int MOST_ROUTES = 4;
    private static final int MOST_SLIDES = 48;
    private static final int[] FAN = {0, 3000, -3000, 6500, -6500, 11_000, -11_000, 15_000, -15_000};

    private final Slide slide = new Slide();
    private final long[][] routes = new long[MOST_ROUTES][MOST_LEGS];
    private final int[] lengths = new int[MOST_ROUTES];
    private final long[] path = new long[MOST_LEGS];
    private final long[] nearest = new long[MOST_LEGS];
    private int nearestLegs;
    private long nearestGap;
    private int found;
    private int slides;

    /** Returns how many routes were found. */
    public int found() {
        return found;
    }

    /** Returns the segments of a route (see {@link Leg}), the shortest route first. */
    public long[] route(int index) {
        return Arrays.copyOf(routes[index], lengths[index]);
    }

    /** Returns the first segment of a route. */
    public long firstLeg(int index) {
        return routes[index][0];
    }

    /** Returns the segments that lead as near as was found; empty where the ship cannot move. */
    public long[] approach() {
        return Arrays.copyOf(nearest, nearestLegs);
    }

    /**
     * Plans.
     *
     * @param bars the lengths of the bars, printed ones first
     * @param printed how many of them are printed; these may be used in any order, the others only after them
     * @param used the bars that are used up already, as bits
     * @param contact the contact point that is fixed already, or -1
     */
    public void plan(
            Hull hull,
            Pose from,
            int[] bars,
            int printed,
            int used,
            int contact,
            Chart chart,
            int self,
            int alsoSelf,
            int target) {
        found = 0;
        slides = 0;
        nearestLegs = 0;
        nearestGap = Long.MAX_VALUE;
        Polygon goal = chart.pieces()[target];
        if (goal == null) {
            return;
        }
        int left = bars.length - Integer.bitCount(used);
        long reach = 0;
        for (int bar = 0; bar < bars.length; bar++) {
            reach += (used >> bar & 1) == 0 ? bars[bar] : 0;
        }
        Polygon here = hull.outline().at(from);
        boolean isFar = !Distance.atMost(here, goal, reach);
        // One more segment only where fewer do not do; toward something out of reach the first one is enough.
        for (int depth = 1; depth <= (isFar ? Math.min(1, left) : left) && found == 0; depth++) {
            sail(hull, from, bars, printed, used, contact, chart, self, alsoSelf, target, goal, 0, depth);
        }
    }

    private void sail(
            Hull hull,
            Pose from,
            int[] bars,
            int printed,
            int used,
            int contact,
            Chart chart,
            int self,
            int alsoSelf,
            int target,
            Polygon goal,
            int depth,
            int goalDepth) {
        boolean last = depth + 1 == goalDepth;
        int printedLeft = ~used & (1 << printed) - 1;
        for (int bar = 0; bar < bars.length; bar++) {
            boolean isFree = (used >> bar & 1) == 0 && (bar < printed || printedLeft == 0);
            if (!isFree || seenBefore(bars, printed, used, bar)) {
                continue;
            }
            for (int point = 0; point < hull.contacts().size(); point++) {
                if (contact >= 0 && point != contact || point > 0 && !last && contact < 0) {
                    continue;
                }
                Hull.Point at = hull.contacts().get(point);
                long fromX = from.east(at.starboard(), at.ahead());
                long fromY = from.north(at.starboard(), at.ahead());
                int direct = Angle.toward(goal.middleX() - fromX, goal.middleY() - fromY);
                int fan = last ? 3 : FAN.length;
                for (int i = 0; i < fan; i++) {
                    if (slides >= MOST_SLIDES * goalDepth || found >= MOST_ROUTES) {
                        return;
                    }
                    int heading =
                            last && i > 0 ? towardCorner(goal, fromX, fromY, i == 1) : Angle.normal(direct + FAN[i]);
                    if (!hull.canTurn(from.heading(), heading)) {
                        continue;
                    }
                    slides++;
                    Pose turned = hull.turned(from, point, heading);
                    Polygon shape = hull.outline().turned(heading);
                    slide.along(shape, turned.x(), turned.y(), heading, bars[bar], chart, self, alsoSelf);
                    if (!slide.isPossible()) {
                        continue;
                    }
                    int stop = slide.stoppedBy();
                    int most = slide.most();
                    int least = slide.least();
                    path[depth] = Leg.of(bar, point, heading, most);
                    if (last) {
                        arrive(hull, from, chart, target, goal, stop, depth);
                        continue;
                    }
                    // To sail on she must not touch anything: she ends a little more than a touch away.
                    int length = stop >= 0 ? most - 2 * Nearness.TOLERANCE : most;
                    if (length < least) {
                        continue;
                    }
                    path[depth] = Leg.of(bar, point, heading, length);
                    Pose next = Leg.end(hull, from, path[depth]);
                    if (chart.touched(shape.moved(next.x(), next.y()), self, 0) >= 0) {
                        continue;
                    }
                    sail(
                            hull,
                            next,
                            bars,
                            printed,
                            used | 1 << bar,
                            point,
                            chart,
                            self,
                            alsoSelf,
                            target,
                            goal,
                            depth + 1,
                            goalDepth);
                }
            }
        }
    }

    private void arrive(Hull hull, Pose from, Chart chart, int target, Polygon goal, int stop, int depth) {
        Pose end = Leg.end(hull, from, path[depth]);
        if (stop == target && Nearness.touch(hull.bow().at(end), goal)) {
            System.arraycopy(path, 0, routes[found], 0, depth + 1);
            lengths[found++] = depth + 1;
            return;
        }
        long dx = (long) goal.middleX() - end.x();
        long dy = (long) goal.middleY() - end.y();
        long gap = dx * dx + dy * dy;
        if (gap < nearestGap && chart.edge() == Edge.WALL) {
            nearestGap = gap;
            nearestLegs = depth + 1;
            System.arraycopy(path, 0, nearest, 0, nearestLegs);
        }
    }

    private static int towardCorner(Polygon goal, long fromX, long fromY, boolean left) {
        int best = 0;
        for (int i = 1; i < goal.corners(); i++) {
            long side = Exact.cross(fromX, fromY, goal.x(best), goal.y(best), goal.x(i), goal.y(i));
            if (left ? side > 0 : side < 0) {
                best = i;
            }
        }
        // Half-way between the middle and the outermost corner: to aim at the corner itself would miss.
        return Angle.toward(
                (goal.x(best) + (long) goal.middleX()) / 2 - fromX, (goal.y(best) + (long) goal.middleY()) / 2 - fromY);
    }

    /** Says whether an earlier free bar has the same length, so that this one adds nothing. */
    private static boolean seenBefore(int[] bars, int printed, int used, int bar) {
        for (int i = 0; i < bar; i++) {
            if ((used >> i & 1) == 0 && bars[i] == bars[bar] && (i < printed) == (bar < printed)) {
                return true;
            }
        }
        return false;
    }
}

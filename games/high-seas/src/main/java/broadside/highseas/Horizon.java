package broadside.highseas;

import broadside.highseas.geometry.Angle;
import broadside.highseas.geometry.Crossing;
import broadside.highseas.geometry.Edge;
import broadside.highseas.geometry.Hull;
import broadside.highseas.geometry.Leg;
import broadside.highseas.geometry.Polygon;
import broadside.highseas.geometry.Pose;
import org.jspecify.annotations.Nullable;

/** Answers what becomes of a ship whose measuring point sails over the edge of a sea without a wall. */
public final class Horizon {
    private static final int STEP = 100;

    private Horizon() {}

    /** Returns the length at which a segment crosses the edge, or 0 where it does not or a wall is there. */
    public static int crossing(Position p, int ship, long leg) {
        if (p.edge() == Edge.WALL) {
            return 0;
        }
        Hull.Point point = p.card(ship).hull().contacts().get(Leg.contact(leg));
        Pose from = p.pose(ship);
        return Crossing.length(
                from.east(point.starboard(), point.ahead()),
                from.north(point.starboard(), point.ahead()),
                Leg.heading(leg),
                Leg.length(leg),
                p.size());
    }

    /**
     * Returns where a round earth brings a ship back: her measuring point on the opposite edge, heading kept; where
     * something lies there, the nearest free place along that edge; null for none.
     */
    public static @Nullable Pose arrival(Position p, int ship, long leg) {
        Hull hull = p.card(ship).hull();
        Hull.Point point = hull.contacts().get(Leg.contact(leg));
        Pose from = p.pose(ship);
        Pose at = Crossing.arrival(
                from.east(point.starboard(), point.ahead()),
                from.north(point.starboard(), point.ahead()),
                Leg.heading(leg),
                Leg.length(leg),
                p.size());
        if (at == null) {
            return null;
        }
        boolean isSide = at.x() == 0 || at.x() == p.size();
        for (int aside = 0; aside <= p.size(); aside += STEP) {
            for (int sign = 1; sign >= -1; sign -= 2) {
                int x = isSide ? at.x() : at.x() + sign * aside;
                int y = isSide ? at.y() + sign * aside : at.y();
                Pose pose = about(point, x, y, at.heading());
                if (x >= 0
                        && y >= 0
                        && x <= p.size()
                        && y <= p.size()
                        && isFree(p, ship, hull.outline().at(pose))) {
                    return pose;
                }
            }
        }
        return null;
    }

    private static Pose about(Hull.Point point, int x, int y, int heading) {
        return new Pose(
                x - Angle.east(point.starboard(), point.ahead(), heading),
                y - Angle.north(point.starboard(), point.ahead(), heading),
                heading);
    }

    private static boolean isFree(Position p, int ship, Polygon outline) {
        int under = p.chart().overlapped(outline, ship);
        return under < 0 || under == p.tows(ship);
    }
}

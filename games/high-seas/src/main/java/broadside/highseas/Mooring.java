package broadside.highseas;

import broadside.highseas.geometry.Angle;
import broadside.highseas.geometry.Chart;
import broadside.highseas.geometry.Edge;
import broadside.highseas.geometry.Hull;
import broadside.highseas.geometry.Nearness;
import broadside.highseas.geometry.Polygon;
import broadside.highseas.geometry.Pose;
import broadside.highseas.geometry.Slide;
import org.jspecify.annotations.Nullable;

/** Finds where a ship lies with her bow on something, coming from a given side. */
public final class Mooring {
    private static final int FAR = 16_000;
    private static final int STEP = 300;

    private Mooring() {}

    /** Returns the free place with the bow on an island that is nearest to where a ship lies; null for none. */
    public static @Nullable Pose nearest(Position p, int ship, int island) {
        Pose here = p.pose(ship);
        Pose best = null;
        long least = Long.MAX_VALUE;
        for (int bearing = 0; bearing < Angle.FULL; bearing += STEP) {
            Pose pose = against(p, ship, island, bearing);
            if (pose != null) {
                long east = (long) pose.x() - here.x();
                long north = (long) pose.y() - here.y();
                if (east * east + north * north < least) {
                    least = east * east + north * north;
                    best = pose;
                }
            }
        }
        return best;
    }

    /** Returns the pose of a ship that has sailed against a piece from the side of a bearing; null where there is no room. */
    public static @Nullable Pose against(Position p, int ship, int piece, int bearing) {
        Polygon goal = p.outline(piece);
        return against(p, ship, piece, goal.middleX(), goal.middleY(), bearing);
    }

    /** Returns the pose of a ship that has sailed towards a point of a piece, from the side of a bearing. */
    static @Nullable Pose against(Position p, int ship, int piece, int east, int north, int bearing) {
        Polygon goal = p.outline(piece);
        int heading = Angle.normal(bearing + Angle.FULL / 2);
        int x = east + Angle.east(0, FAR, bearing);
        int y = north + Angle.north(0, FAR, bearing);
        Hull hull = p.card(ship).hull();
        Slide slide = new Slide();
        // Only the goal counts on the way: the ship is put there, she does not sail.
        Polygon[] only = new Polygon[] {goal};
        slide.along(
                hull.outline().turned(heading), x, y, heading, FAR, new Chart(only, p.size(), Edge.FLAT_EARTH), -1, -1);
        if (slide.stoppedBy() != 0) {
            return null;
        }
        Pose pose =
                new Pose(x + Angle.east(0, slide.most(), heading), y + Angle.north(0, slide.most(), heading), heading);
        Polygon outline = hull.outline().at(pose);
        boolean bow = Nearness.touch(hull.bow().at(pose), goal);
        return bow && p.chart().allows(outline) && p.chart().overlapped(outline, ship) < 0 ? pose : null;
    }
}

package broadside.highseas.questions;

import broadside.engine.words.Message;
import broadside.highseas.Bars;
import broadside.highseas.Names;
import broadside.highseas.Position;
import broadside.highseas.geometry.Angle;
import broadside.highseas.geometry.Compass;
import broadside.highseas.geometry.Hull;
import broadside.highseas.geometry.Leg;
import broadside.highseas.geometry.Nearness;
import broadside.highseas.geometry.Polygon;
import broadside.highseas.geometry.Pose;

/** Says where a segment leads: to what she would touch, else toward what lies ahead of her then. */
final class CourseWords {
    /** What lies at most so far off her bow is ahead. */
    private static final int AHEAD = 45_00;

    private CourseWords() {}

    static Message of(Position p, int ship, long leg) {
        String length = Bars.measure(p, ship, Leg.bar(leg), Leg.length(leg));
        String point = Compass.nearest(Leg.heading(leg));
        Hull hull = p.card(ship).hull();
        Pose end = Leg.end(hull, p.pose(ship), leg);
        Polygon there = hull.outline().at(end);
        int toward = -1;
        long least = Long.MAX_VALUE;
        for (int piece = 0; piece < p.endOfShips(); piece++) {
            if (!p.isAfloat(piece) || piece == ship || piece == p.tows(ship)) {
                continue;
            }
            Polygon other = p.outline(piece);
            if (Nearness.touch(there, other)) {
                return Message.of("hs.label.sail-to", Names.of(p, piece), length, point);
            }
            long dx = (long) other.middleX() - end.x();
            long dy = (long) other.middleY() - end.y();
            boolean isAhead = Angle.between(Angle.toward(dx, dy), end.heading()) <= AHEAD;
            if (isAhead && dx * dx + dy * dy < least) {
                least = dx * dx + dy * dy;
                toward = piece;
            }
        }
        return toward < 0
                ? Message.of("hs.label.sail", length, point)
                : Message.of("hs.label.sail-toward", Names.of(p, toward), length, point);
    }
}

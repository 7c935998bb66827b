package broadside.highseas.questions;

import broadside.engine.play.Why;
import broadside.engine.tree.Tree;
import broadside.highseas.Bars;
import broadside.highseas.Contacts;
import broadside.highseas.Names;
import broadside.highseas.Position;
import broadside.highseas.Sailing;
import broadside.highseas.geometry.Angle;
import broadside.highseas.geometry.Bar;
import broadside.highseas.geometry.Hull;
import broadside.highseas.geometry.Leg;
import broadside.highseas.geometry.Nearness;
import broadside.highseas.geometry.Polygon;
import broadside.highseas.geometry.Pose;
import broadside.highseas.geometry.RoutePlanner;
import broadside.highseas.geometry.Slide;
import broadside.highseas.geometry.WayAround;
import java.util.ArrayList;
import java.util.List;

/** Proposes, for everything a ship may sail to, all segments of a course with the bars that are left. */
final class Courses {
    /** Headings that are tried to come about lie so far apart. */
    private static final int STEP = 5_00;

    /** What touching anything but the goal costs: her move ends there. */
    private static final int STUCK = 50_000;

    private Courses() {}

    /** Returns a list of {@code {to, touches, legs}}; {@code touches} where she arrives within this move. */
    static Tree of(Position p, int seat, Sail sail) {
        List<Tree> courses = new ArrayList<>();
        for (int piece = 0; piece < p.endOfShips(); piece++) {
            boolean isElsewhere = piece != sail.ship() && piece != p.tows(sail.ship());
            if (p.isAfloat(piece) && isElsewhere && !Contacts.touch(p, sail.ship(), piece)) {
                Position ahead = p.copy();
                List<Tree> legs = new ArrayList<>();
                boolean touches = sail(ahead, seat, sail, piece, legs);
                if (!legs.isEmpty()) {
                    courses.add(Tree.branch()
                            .put("to", Names.of(p, piece))
                            .putIfTrue("touches", touches)
                            .put("legs", Tree.row(legs))
                            .done());
                }
            }
        }
        return Tree.row(courses);
    }

    /** Sails toward a piece as far as the bars go; says whether she touches it in the end. */
    private static boolean sail(Position p, int seat, Sail sail, int goal, List<Tree> legs) {
        int ship = sail.ship();
        Hull hull = p.card(ship).hull();
        RoutePlanner planner = new RoutePlanner();
        Slide slide = new Slide();
        int[] bars = Bars.of(p, ship);
        int printed = Bars.printed(p, ship);
        while (Integer.bitCount(p.usedBars() & (1 << bars.length) - 1) < bars.length) {
            Pose from = p.pose(ship);
            planner.plan(hull, from, bars, printed, p.usedBars(), p.contact(), p.chart(), ship, p.tows(ship), goal);
            long leg =
                    planner.found() > 0 ? planner.route(0)[0] : best(p, ship, goal, bars, printed, planner.approach());
            if (leg < 0 || !Sailing.rule(p, ship, leg, slide, Why.SILENT)) {
                return false;
            }
            legs.add(sail.describe(p, seat, leg));
            p.useBar(Leg.bar(leg), Leg.contact(leg));
            p.place(ship, Leg.end(hull, from, leg));
            if (Contacts.touchesAnything(p, ship)) {
                return Contacts.touch(p, ship, goal);
            }
        }
        return false;
    }

    /**
     * Finds the segment after which the way to a goal out of reach is shortest, round what lies in between; -1 where she
     * cannot stir. Out of a crowded harbour only some headings lead, so all are tried in steps, from both contact points.
     *
     * @param approach what the planner proposes, perhaps nothing
     */
    private static long best(Position p, int ship, int goal, int[] bars, int printed, long[] approach) {
        int bar = 0;
        while (bar < printed && (p.usedBars() >> bar & 1) != 0) {
            bar++;
        }
        if (bar == bars.length) {
            return -1;
        }
        Hull hull = p.card(ship).hull();
        Pose from = p.pose(ship);
        int firstPoint = Math.max(0, p.contact());
        int lastPoint = p.contact() < 0 ? hull.contacts().size() - 1 : firstPoint;
        long best = -1;
        long least = Long.MAX_VALUE;
        if (approach.length > 0 && Sailing.rule(p, ship, approach[0], new Slide(), Why.SILENT)) {
            best = approach[0];
            least = wayLeft(p, ship, goal, best);
        }
        for (int turn = hull.turn(); turn >= 0; turn -= STEP) {
            for (int side = -1; side <= 1; side += 2) {
                int heading = Angle.normal(from.heading() + side * turn);
                for (int point = firstPoint; point <= lastPoint; point++) {
                    long leg = along(p, ship, point, heading, bar, bars[bar]);
                    long left = leg < 0 ? Long.MAX_VALUE : wayLeft(p, ship, goal, leg);
                    if (left < least) {
                        best = leg;
                        least = left;
                    }
                }
            }
        }
        return best;
    }

    /** Judges a segment: the way that is left, longer if she touches something there or has the goal behind her. */
    private static long wayLeft(Position p, int ship, int goal, long leg) {
        Hull hull = p.card(ship).hull();
        Pose end = Leg.end(hull, p.pose(ship), leg);
        Polygon there = hull.outline().at(end);
        long left = WayAround.length(p.chart(), ship, p.tows(ship), end.x(), end.y(), goal, p.outline(goal));
        int toward = Angle.toward(
                (long) p.outline(goal).middleX() - end.x(),
                (long) p.outline(goal).middleY() - end.y());
        int off = Angle.between(toward, end.heading());
        left += off / 4 + (off > hull.turn() ? Bar.L.length() : 0);
        for (int piece = 0; piece < p.endOfShips(); piece++) {
            if (piece != ship && piece != goal && p.isAfloat(piece) && Nearness.touch(there, p.outline(piece))) {
                return left + STUCK;
            }
        }
        return left;
    }

    /** Sails a heading as far as the bar goes; -1 where she cannot. */
    private static long along(Position p, int ship, int point, int heading, int bar, int most) {
        Slide slide = new Slide();
        Sailing.slide(p, ship, point, heading, most, slide);
        if (!slide.isPossible()) {
            return -1;
        }
        // Short of a contact, so that she can sail on; where there is no room for that, up to it.
        int least = Math.max(1, slide.least());
        int length = slide.stoppedBy() >= 0 ? slide.most() - 2 * Nearness.TOLERANCE : slide.most();
        length = length < least ? slide.most() : length;
        if (length < least) {
            return -1;
        }
        long leg = Leg.of(bar, point, heading, length);
        return Sailing.rule(p, ship, leg, slide, Why.SILENT) ? leg : -1;
    }
}

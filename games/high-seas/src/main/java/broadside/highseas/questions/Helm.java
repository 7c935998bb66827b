package broadside.highseas.questions;

import broadside.engine.play.Why;
import broadside.highseas.Bars;
import broadside.highseas.Contacts;
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

/** Steers a ship segment by segment to something, as far as the bars go that she has left. */
final class Helm {
    /** Headings that are tried to come about lie so far apart. */
    private static final int STEP = 5_00;

    /** What touching anything but the goal costs: her move ends there. */
    private static final int STUCK = 50_000;

    private final RoutePlanner planner = new RoutePlanner();
    private final Slide slide = new Slide();

    /** Sails a trial toward a goal; says whether she arrives within this move. */
    boolean sail(Trial trial, Goal goal) {
        int[] bars = Bars.of(trial.p, trial.ship);
        while (Integer.bitCount(trial.p.usedBars() & (1 << bars.length) - 1) < bars.length) {
            long leg = next(trial.p, trial.ship, goal, bars);
            if (leg < 0 || !trial.sail(leg)) {
                return false;
            }
            if (trial.isStopped()) {
                return !goal.isWater() && Contacts.touch(trial.p, trial.ship, goal.piece());
            }
            if (goal.isWater() && isThere(trial.p, trial.ship, goal)) {
                return true;
            }
        }
        return false;
    }

    private long next(Position p, int ship, Goal goal, int[] bars) {
        int printed = Bars.printed(p, ship);
        if (goal.isWater()) {
            return best(p, ship, goal, bars, printed, new long[0]);
        }
        planner.plan(
                p.card(ship).hull(),
                p.pose(ship),
                bars,
                printed,
                p.usedBars(),
                p.contact(),
                p.chart(),
                ship,
                p.tows(ship),
                goal.piece());
        return planner.found() > 0 ? planner.route(0)[0] : best(p, ship, goal, bars, printed, planner.approach());
    }

    private static boolean isThere(Position p, int ship, Goal goal) {
        Pose pose = p.pose(ship);
        long dx = (long) pose.x() - goal.outline().middleX();
        long dy = (long) pose.y() - goal.outline().middleY();
        long near = 2L * Nearness.TOLERANCE + p.card(ship).hull().span();
        return dx * dx + dy * dy <= near * near;
    }

    /**
     * Finds the segment after which the way to a goal out of reach is shortest, round what lies in between; -1 where she
     * cannot stir. Out of a crowded harbour only some headings lead, so all are tried in steps, from both contact points.
     *
     * @param approach what the planner proposes, perhaps nothing
     */
    private long best(Position p, int ship, Goal goal, int[] bars, int printed, long[] approach) {
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
        if (approach.length > 0 && Sailing.rule(p, ship, approach[0], slide, Why.SILENT)) {
            best = approach[0];
            least = wayLeft(p, ship, goal, best);
        }
        if (goal.isWater()) {
            // Straight there, and no further, where that is free.
            int straight = straight(p, ship, goal);
            if (hull.canTurn(from.heading(), straight)) {
                best = along(p, ship, firstPoint, straight, bar, Math.min(bars[bar], away(p, ship, firstPoint, goal)));
                least = best < 0 ? Long.MAX_VALUE : wayLeft(p, ship, goal, best);
            }
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

    private static int straight(Position p, int ship, Goal goal) {
        Hull.Point at = p.card(ship).hull().contacts().get(Math.max(0, p.contact()));
        Pose from = p.pose(ship);
        return Angle.toward(
                (long) goal.outline().middleX() - from.east(at.starboard(), at.ahead()),
                (long) goal.outline().middleY() - from.north(at.starboard(), at.ahead()));
    }

    private static int away(Position p, int ship, int point, Goal goal) {
        Hull.Point at = p.card(ship).hull().contacts().get(point);
        Pose from = p.pose(ship);
        double dx = (double) goal.outline().middleX() - from.east(at.starboard(), at.ahead());
        double dy = (double) goal.outline().middleY() - from.north(at.starboard(), at.ahead());
        return (int) Math.max(1, Math.round(StrictMath.hypot(dx, dy)));
    }

    /** Judges a segment: the way that is left, longer if she touches something there or has the goal behind her. */
    private static long wayLeft(Position p, int ship, Goal goal, long leg) {
        Hull hull = p.card(ship).hull();
        Pose end = Leg.end(hull, p.pose(ship), leg);
        Polygon there = hull.outline().at(end);
        long left = WayAround.length(p.chart(), ship, p.tows(ship), end.x(), end.y(), goal.piece(), goal.outline());
        if (goal.isWater()) {
            // A place has no front: she need not have it ahead.
            return p.chart().touched(there, ship, 0) >= 0 ? left + STUCK : left;
        }
        int toward = Angle.toward(
                (long) goal.outline().middleX() - end.x(), (long) goal.outline().middleY() - end.y());
        int off = Angle.between(toward, end.heading());
        left += off / 4 + (off > hull.turn() ? Bar.L.length() : 0);
        for (int piece = 0; piece < p.endOfShips(); piece++) {
            if (piece != ship
                    && piece != goal.piece()
                    && p.isAfloat(piece)
                    && Nearness.touch(there, p.outline(piece))) {
                return left + STUCK;
            }
        }
        return left;
    }

    /** Sails a heading as far as so much of a bar goes; -1 where she cannot. */
    private long along(Position p, int ship, int point, int heading, int bar, int most) {
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

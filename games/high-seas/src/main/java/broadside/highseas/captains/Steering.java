package broadside.highseas.captains;

import broadside.engine.play.Why;
import broadside.highseas.Bars;
import broadside.highseas.Position;
import broadside.highseas.Sailing;
import broadside.highseas.geometry.Angle;
import broadside.highseas.geometry.Distance;
import broadside.highseas.geometry.Hull;
import broadside.highseas.geometry.Leg;
import broadside.highseas.geometry.Nearness;
import broadside.highseas.geometry.Polygon;
import broadside.highseas.geometry.Pose;
import broadside.highseas.geometry.Slide;
import broadside.highseas.questions.Sail;

/**
 * Finds one good segment toward a piece or place with few tries: straight ahead if the way is free, else off to a side.
 *
 * <p>Much quicker than the route planner, which looks for contact over several segments. Reused.
 */
final class Steering {
    /** No piece: only a place counts. */
    static final int NOTHING = -1;

    private static final int[] FAN = {0, 2000, -2000, 4500, -4500, 8000, -8000, 12_500, -12_500, 15_500, -15_500};

    /** How far from a piece a ship ends that wants to sail on afterwards. */
    private static final int CLEAR = 120;

    /** Nearer than this to her goal, but not there, a ship cannot turn to it. */
    private static final int CROWDED = 1000;

    private static final double BACK_OFF = 6000;

    /** A segment shorter than this leads nowhere. */
    private static final int SHORTEST = 500;

    /** What an end that is no nearer by this much is not worth. */
    private static final double PROGRESS = 100;

    private final Passage passage = new Passage();
    private final Slide slide = new Slide();

    /**
     * Returns a legal segment toward a piece, or {@link Sail#STOP} where none brings the ship nearer.
     *
     * @param apart how far from the piece to stop; 0 for contact
     */
    long toPiece(Position p, int ship, int goal, int apart) {
        Polygon outline = p.outline(goal);
        return leg(p, ship, outline.middleX(), outline.middleY(), goal, apart);
    }

    /** Returns a legal segment toward a place, or {@link Sail#STOP}. */
    long toPlace(Position p, int ship, double x, double y) {
        return leg(p, ship, x, y, NOTHING, 0);
    }

    private long leg(Position p, int ship, double goalX, double goalY, int goal, int apart) {
        int[] bars = Bars.of(p, ship);
        int bar = freeBar(bars, Bars.printed(p, ship), p.usedBars());
        if (bar < 0) {
            return Sail.STOP;
        }
        Hull hull = p.card(ship).hull();
        long best = leg(p, ship, bar, bars[bar], Math.max(0, p.contact()), goalX, goalY, goal, apart);
        if (best == Sail.STOP && p.contact() < 0 && hull.contacts().size() > 1) {
            best = leg(p, ship, bar, bars[bar], 1, goalX, goalY, goal, apart);
        }
        return best != Sail.STOP && Sailing.rule(p, ship, best, slide, Why.SILENT) ? best : Sail.STOP;
    }

    private long leg(
            Position p, int ship, int bar, int longest, int contact, double goalX, double goalY, int goal, int apart) {
        Hull hull = p.card(ship).hull();
        Pose from = p.pose(ship);
        Hull.Point at = hull.contacts().get(contact);
        double x = from.east(at.starboard(), at.ahead());
        double y = from.north(at.starboard(), at.ahead());
        double now = passage.to(p, x, y, goalX, goalY, goal);
        int direct = Angle.toward(Math.round(passage.wayX() - x), Math.round(passage.wayY() - y));
        // To get out of a harbour she may have to begin with a detour.
        double least = p.usedBars() == 0 ? now + longest : now - PROGRESS;
        long best = Sail.STOP;
        for (int fan : FAN) {
            int heading = Angle.normal(direct + fan);
            if (!hull.canTurn(from.heading(), heading)) {
                continue;
            }
            Pose turned = hull.turned(from, contact, heading);
            slide.along(
                    hull.outline().turned(heading),
                    turned.x(),
                    turned.y(),
                    heading,
                    longest,
                    p.chart(),
                    ship,
                    p.tows(ship));
            if (!slide.isPossible()) {
                continue;
            }
            int stop = slide.stoppedBy();
            boolean meets = stop >= 0 && stop == goal;
            boolean arrives =
                    meets && (apart > 0 || docks(p, hull, from, Leg.of(bar, contact, heading, slide.most()), goal));
            int length = arrives ? slide.most() - apart : stop >= 0 ? slide.most() - CLEAR : slide.most();
            if (goal == NOTHING) {
                length = Math.min(length, (int) now);
            }
            if (length < slide.least() || (length < SHORTEST && !arrives)) {
                continue;
            }
            long leg = Leg.of(bar, contact, heading, length);
            Pose end = Leg.end(hull, from, leg);
            double rest = arrives && apart == 0 ? 0 : passage.to(p, end.x(), end.y(), goalX, goalY, goal);
            if (!arrives && goal >= 0 && Distance.atMost(hull.outline().at(end), p.outline(goal), CROWDED)) {
                // Alongside she has no room to turn her bow to it.
                rest += BACK_OFF;
            }
            if (rest < least) {
                least = rest;
                best = leg;
            }
            if (fan == 0 && best != Sail.STOP && (arrives || stop == Slide.NOTHING)) {
                break;
            }
        }
        return best;
    }

    private static boolean docks(Position p, Hull hull, Pose from, long leg, int goal) {
        return Nearness.touch(hull.bow().at(Leg.end(hull, from, leg)), p.outline(goal));
    }

    /** Returns a legal segment on a heading, as long as may be, or {@link Sail#STOP}. */
    long onHeading(Position p, int ship, int heading) {
        int[] bars = Bars.of(p, ship);
        int bar = freeBar(bars, Bars.printed(p, ship), p.usedBars());
        Hull hull = p.card(ship).hull();
        Pose from = p.pose(ship);
        if (bar < 0 || !hull.canTurn(from.heading(), heading)) {
            return Sail.STOP;
        }
        int contact = Math.max(0, p.contact());
        Pose turned = hull.turned(from, contact, heading);
        slide.along(
                hull.outline().turned(heading),
                turned.x(),
                turned.y(),
                heading,
                bars[bar],
                p.chart(),
                ship,
                p.tows(ship));
        int length = slide.stoppedBy() >= 0 ? slide.most() - CLEAR : slide.most();
        if (!slide.isPossible() || length < slide.least() || length <= 0) {
            return Sail.STOP;
        }
        long leg = Leg.of(bar, contact, heading, length);
        return Sailing.rule(p, ship, leg, slide, Why.SILENT) ? leg : Sail.STOP;
    }

    /** Returns the longest bar that may be used now, or -1. */
    private static int freeBar(int[] bars, int printed, int used) {
        int best = -1;
        boolean bonus = (~used & (1 << printed) - 1) == 0;
        for (int bar = bonus ? printed : 0; bar < (bonus ? bars.length : printed); bar++) {
            if ((used >> bar & 1) == 0 && (best < 0 || bars[bar] > bars[best])) {
                best = bar;
            }
        }
        return best;
    }
}

package broadside.highseas.questions;

import broadside.highseas.Aboard;
import broadside.highseas.Bars;
import broadside.highseas.Contacts;
import broadside.highseas.Position;
import broadside.highseas.Sailing;
import broadside.highseas.geometry.Angle;
import broadside.highseas.geometry.Distance;
import broadside.highseas.geometry.Hull;
import broadside.highseas.geometry.Leg;
import broadside.highseas.geometry.Pose;
import broadside.highseas.geometry.Slide;
import org.jspecify.annotations.Nullable;

/** Finds a course to the bow of a derelict, from whose end a ship may take her in tow (CB-TOW-01). */
final class ToHerBow {
    /** How finely headings are tried, of the last segment and of one before it. */
    private static final int FINE = 4_00;

    private static final int COARSE = 30_00;

    private final Slide slide = new Slide();

    /** Returns the course; null where none was found within this move, or where she may not tow anyway. */
    @Nullable
    Trial find(Position p, int ship, int derelict) {
        if (!Position.isShip(derelict)
                || !Aboard.isDerelict(p, derelict)
                || p.tows(ship) >= 0
                || p.hasBegunTow()
                || p.towedBy(derelict) >= 0
                || !isNear(p, ship, derelict)) {
            return null;
        }
        Trial start = new Trial(p, ship);
        Trial found = last(start, derelict);
        Hull hull = p.card(ship).hull();
        int bar = firstBar(p, ship);
        for (int part = 1; part <= 2 && found == null && bar >= 0; part++) {
            for (int heading = 0; heading < Angle.FULL && found == null; heading += COARSE) {
                int point = Math.max(0, p.contact());
                if (!hull.canTurn(p.pose(ship).heading(), heading)) {
                    continue;
                }
                Trial trial = start.fork();
                if (trial.sail(Leg.of(bar, point, heading, Bars.of(p, ship)[bar] / part)) && !trial.isStopped()) {
                    found = last(trial, derelict);
                }
            }
        }
        return found;
    }

    private static boolean isNear(Position p, int ship, int derelict) {
        long reach = 0;
        for (int bar : Bars.of(p, ship)) {
            reach += bar;
        }
        return Distance.atMost(p.outline(ship), Contacts.bow(p, derelict), reach);
    }

    private static int firstBar(Position p, int ship) {
        int bars = Bars.of(p, ship).length;
        int bar = 0;
        while (bar < bars && (p.usedBars() >> bar & 1) != 0) {
            bar++;
        }
        return bar < bars ? bar : -1;
    }

    /** Tries to come upon her with one segment. */
    private @Nullable Trial last(Trial start, int derelict) {
        Position p = start.p;
        int ship = start.ship;
        int bar = firstBar(p, ship);
        Hull hull = p.card(ship).hull();
        Pose pose = p.pose(ship);
        for (int heading = 0; heading < Angle.FULL && bar >= 0; heading += FINE) {
            if (!hull.canTurn(pose.heading(), heading)) {
                continue;
            }
            int point = Math.max(0, p.contact());
            Sailing.slide(p, ship, point, heading, Bars.of(p, ship)[bar], slide);
            if (!slide.isPossible() || slide.stoppedBy() != derelict) {
                continue;
            }
            Trial trial = start.fork();
            if (trial.sail(Leg.of(bar, point, heading, slide.most())) && Foresight.mayTow(trial.p, ship, derelict)) {
                return trial;
            }
        }
        return null;
    }
}

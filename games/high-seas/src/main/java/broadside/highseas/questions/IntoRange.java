package broadside.highseas.questions;

import broadside.highseas.Allegiance;
import broadside.highseas.Bars;
import broadside.highseas.Contacts;
import broadside.highseas.Position;
import broadside.highseas.Sailing;
import broadside.highseas.geometry.Angle;
import broadside.highseas.geometry.Bar;
import broadside.highseas.geometry.Distance;
import broadside.highseas.geometry.Hull;
import broadside.highseas.geometry.Leg;
import broadside.highseas.geometry.Pose;
import broadside.highseas.geometry.Sight;
import broadside.highseas.geometry.Slide;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Finds the course from whose end most cannons bear on an enemy, of equal ones the nearest: a part of the way that leads
 * to her, and then perhaps one bar on a heading of its own.
 */
final class IntoRange {
    /** So far from everything she stops who only wants to shoot: a touch would be a ram or a landing. */
    private static final int OFF = 800;
    /** How finely headings and lengths are tried. */
    private static final int TURN = 20_00;

    private static final int STEP = 1500;

    private final Sight sight = new Sight();
    private final Slide slide = new Slide();
    private @Nullable Trial best;
    private int most;
    private long least;

    /**
     * Returns the course; null where the enemy lies safe or too far, or where no more cannons would bear than now.
     *
     * @param way the course that leads to her
     */
    @Nullable
    Trial find(Position p, int ship, int target, List<Long> way) {
        // Where a ship in tow comes to lie would have to be tried, too.
        if (!Position.isShip(target)
                || Allegiance.friendly(p, ship, target)
                || p.tows(ship) >= 0
                || Contacts.isSafe(p, target)
                || !Distance.atMost(p.outline(ship), p.outline(target), reach(p, ship) + Bar.L.length())) {
            return null;
        }
        best = null;
        most = Foresight.bearing(p, ship, target, sight);
        least = Long.MAX_VALUE;
        from(new Trial(p, ship), target);
        Trial begun = new Trial(p, ship);
        for (long leg : way) {
            Trial half = begun.fork();
            if (half.sail(Leg.of(Leg.bar(leg), Leg.contact(leg), Leg.heading(leg), Math.max(1, Leg.length(leg) / 2)))) {
                weigh(half, target);
                from(half, target);
            }
            if (!begun.sail(leg) || begun.isStopped()) {
                break;
            }
            weigh(begun, target);
            from(begun, target);
        }
        return best;
    }

    private static long reach(Position p, int ship) {
        long reach = 0;
        int[] bars = Bars.of(p, ship);
        for (int bar = 0; bar < bars.length; bar++) {
            reach += (p.usedBars() >> bar & 1) == 0 ? bars[bar] : 0;
        }
        return reach;
    }

    /** Tries one bar more, on every heading. */
    private void from(Trial start, int target) {
        Position p = start.p;
        int ship = start.ship;
        int[] bars = Bars.of(p, ship);
        int bar = 0;
        while (bar < bars.length && (p.usedBars() >> bar & 1) != 0) {
            bar++;
        }
        if (bar == bars.length || start.isStopped() && p.usedBars() != 0) {
            return;
        }
        Hull hull = p.card(ship).hull();
        Pose pose = p.pose(ship);
        int point = Math.max(0, p.contact());
        for (int heading = 0; heading < Angle.FULL; heading += TURN) {
            if (!hull.canTurn(pose.heading(), heading)) {
                continue;
            }
            Sailing.slide(p, ship, point, heading, bars[bar], slide);
            int longest = slide.stoppedBy() >= 0 ? slide.most() - OFF : slide.most();
            int shortest = Math.max(STEP / 2, slide.least() + OFF);
            for (int length = longest; slide.isPossible() && length >= shortest; length -= STEP) {
                long leg = Leg.of(bar, point, heading, length);
                Pose end = Leg.end(hull, pose, leg);
                p.place(ship, end);
                boolean isBetter = isBetter(p, ship, target);
                p.place(ship, pose);
                if (isBetter) {
                    Trial trial = start.fork();
                    if (trial.sail(leg)) {
                        weigh(trial, target);
                    }
                }
            }
        }
    }

    private boolean isBetter(Position p, int ship, int target) {
        if (!Distance.atMost(p.outline(ship), p.outline(target), Bar.L.length())) {
            return false;
        }
        int guns = Foresight.bearing(p, ship, target, sight);
        return guns > most
                || guns == most && best != null && Distance.between(p.outline(ship), p.outline(target)) < least;
    }

    private void weigh(Trial trial, int target) {
        if (isBetter(trial.p, trial.ship, target) && !trial.isStopped()) {
            most = Foresight.bearing(trial.p, trial.ship, target, sight);
            least = Distance.between(trial.p.outline(trial.ship), trial.p.outline(target));
            best = trial.fork();
        }
    }
}

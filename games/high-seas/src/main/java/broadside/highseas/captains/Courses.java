package broadside.highseas.captains;

import broadside.engine.play.Choices;
import broadside.engine.play.Why;
import broadside.highseas.Bars;
import broadside.highseas.Contacts;
import broadside.highseas.Position;
import broadside.highseas.Sailing;
import broadside.highseas.geometry.Angle;
import broadside.highseas.geometry.Pose;
import broadside.highseas.geometry.RoutePlanner;
import broadside.highseas.geometry.Slide;
import broadside.highseas.questions.Sail;

/**
 * Lists segments worth thinking about, the most promising first: on the ship's errand, home, to other gold, at enemies,
 * across the way of an enemy that brings gold home, away from guns, to stop, and a few headings. Reused.
 */
final class Courses {
    /** A good distance to fire from: within every range, clear of a ram. */
    private static final int APART = 2500;

    private static final int[] HEADINGS = {0, 5000, -5000, 10_000, -10_000, 15_000, -15_000};
    private static final int MOST_PLACES = 3;
    private static final double NEAR_ENEMY = 40_000;

    private final Stock stock = new Stock();
    private final Errands errands = new Errands(stock);
    private final Passage passage = new Passage();
    private final Steering steering = new Steering();
    private final RoutePlanner planner = new RoutePlanner();
    private final Slide slide = new Slide();

    /**
     * Lists courses for the next segment of a ship.
     *
     * @param thorough whether to ask the route planner too, and to try plain headings
     */
    void list(Position p, int seat, int ship, boolean thorough, Choices out) {
        out.clear();
        stock.take(p, seat);
        errands.give(p);
        int errand = errands.target(ship);
        if (errands.isHunt(ship)) {
            add(steering.toPiece(p, ship, errand, APART), out);
        } else if (errand >= 0) {
            to(p, ship, errand, thorough, out);
        }
        enemies(p, ship, thorough, out);
        int home = p.home(seat);
        if (home >= 0 && home != errand && Contacts.dockedAt(p, ship) != home) {
            to(p, ship, home, thorough && stock.coins[ship] > 0, out);
        }
        places(p, ship, errand, out);
        flee(p, ship, out);
        add(Sail.STOP, out);
        if (thorough) {
            for (int turn : HEADINGS) {
                add(steering.onHeading(p, ship, Angle.normal(p.pose(ship).heading() + turn)), out);
            }
        }
    }

    private static void add(long leg, Choices out) {
        if (!out.has(leg)) {
            out.add(leg);
        }
    }

    private void to(Position p, int ship, int goal, boolean thorough, Choices out) {
        long leg = steering.toPiece(p, ship, goal, 0);
        if (leg != Sail.STOP) {
            add(leg, out);
        }
        if (thorough) {
            plan(p, ship, goal, out);
        }
    }

    private void plan(Position p, int ship, int goal, Choices out) {
        planner.plan(
                p.card(ship).hull(),
                p.pose(ship),
                Bars.of(p, ship),
                Bars.printed(p, ship),
                p.usedBars(),
                p.contact(),
                p.chart(),
                ship,
                p.tows(ship),
                goal);
        for (int route = 0; route < Math.min(2, planner.found()); route++) {
            long leg = planner.firstLeg(route);
            if (!out.has(leg) && Sailing.rule(p, ship, leg, slide, Why.SILENT)) {
                out.add(leg);
            }
        }
    }

    private void enemies(Position p, int ship, boolean thorough, Choices out) {
        Pose pose = p.pose(ship);
        for (int other = Position.firstShip(); other < p.endOfShips(); other++) {
            if (!p.isAfloat(other) || p.friendly(ship, other) || Contacts.isSafe(p, other)) {
                continue;
            }
            double gap = passage.toPiece(p, pose.x(), pose.y(), other);
            if (gap > NEAR_ENEMY) {
                continue;
            }
            long leg = steering.toPiece(p, ship, other, APART);
            if (leg != Sail.STOP && !stock.derelict[other]) {
                add(leg, out);
            }
            if (gap < 2.0 * stock.reach[ship]) {
                to(p, ship, other, thorough && gap < stock.reach[ship], out);
            }
            if (stock.coins[other] > 0 && stock.reach[other] > 0) {
                block(p, ship, other, out);
            }
        }
    }

    /** Adds the way to where an enemy with gold will be when she has sailed one turn homeward. */
    private void block(Position p, int ship, int enemy, Choices out) {
        int home = p.home(p.controller(enemy));
        if (home < 0) {
            return;
        }
        Pose pose = p.pose(enemy);
        double way = passage.to(
                p,
                pose.x(),
                pose.y(),
                p.outline(home).middleX(),
                p.outline(home).middleY(),
                home);
        double share = Math.min(0.8, stock.reach[enemy] / Math.max(1, way));
        add(
                steering.toPlace(
                        p,
                        ship,
                        pose.x() + (passage.wayX() - pose.x()) * share,
                        pose.y() + (passage.wayY() - pose.y()) * share),
                out);
    }

    private void places(Position p, int ship, int errand, Choices out) {
        int added = 0;
        for (int place = 0; place < p.endOfShips() && added < MOST_PLACES; place++) {
            boolean isOpen = place != errand && p.isAfloat(place) && place != ship && stock.coins[place] > 0;
            if (isOpen
                    && stock.room[ship] > 0
                    && (Position.isShip(place) ? stock.derelict[place] : p.homeOf(place) < 0)) {
                long leg = steering.toPiece(p, ship, place, 0);
                if (leg != Sail.STOP) {
                    add(leg, out);
                    added++;
                }
            }
        }
    }

    private void flee(Position p, int ship, Choices out) {
        Pose pose = p.pose(ship);
        double nearest = NEAR_ENEMY;
        int enemy = -1;
        for (int other = Position.firstShip(); other < p.endOfShips(); other++) {
            if (p.isAfloat(other) && !p.friendly(ship, other) && stock.near[other] > 0) {
                double gap = passage.toPiece(p, pose.x(), pose.y(), other);
                if (gap < nearest) {
                    nearest = gap;
                    enemy = other;
                }
            }
        }
        if (enemy >= 0) {
            Pose from = p.pose(enemy);
            add(steering.onHeading(p, ship, Angle.toward(pose.x() - from.x(), pose.y() - from.y())), out);
        }
    }
}

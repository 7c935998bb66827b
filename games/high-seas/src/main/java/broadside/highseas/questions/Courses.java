package broadside.highseas.questions;

import broadside.engine.tree.Tree;
import broadside.highseas.Contacts;
import broadside.highseas.Names;
import broadside.highseas.Position;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Proposes, for everything a ship may sail to, all segments of a course with the bars that are left, and what comes of it. */
final class Courses {
    private Courses() {}

    /**
     * Returns a list of {@code {to, touches, turns, legs}} and what is foreseen of each; {@code touches} where she arrives
     * within this move, else how many {@code turns} it takes at least. Courses to where most cannons bear on an enemy have
     * {@code short}, those to the bow of a derelict {@code tow}.
     */
    static Tree of(Position p, Sail sail) {
        List<Tree> courses = new ArrayList<>();
        int ship = sail.ship();
        Helm helm = new Helm();
        IntoRange intoRange = new IntoRange();
        ToHerBow toHerBow = new ToHerBow();
        for (int piece = 0; piece < p.endOfShips(); piece++) {
            if (!p.isAfloat(piece) || piece == ship || piece == p.tows(ship)) {
                continue;
            }
            Trial way = new Trial(p, ship);
            if (!Contacts.touch(p, ship, piece)) {
                boolean touches = helm.sail(way, Goal.of(p, piece));
                Tree.Grow course = course(p, piece).putIfTrue("touches", touches);
                if (!touches) {
                    course.put("turns", LeastTurns.to(p, ship, piece));
                }
                add(course, way, courses);
            }
            add(p, piece, "short", intoRange.find(p, ship, piece, way.legs()), courses);
            if (!Position.isShip(piece) || !Foresight.mayTow(way.p, ship, piece)) {
                add(p, piece, "tow", toHerBow.find(p, ship, piece), courses);
            }
        }
        return Tree.row(courses);
    }

    /** Returns the course to a place on the water, and what comes of it. */
    static Trial toward(Position p, Sail sail, int x, int y) {
        Trial way = new Trial(p, sail.ship());
        new Helm().sail(way, Goal.at(x, y));
        return way;
    }

    private static Tree.Grow course(Position p, int piece) {
        return Tree.branch().put("to", Names.of(p, piece));
    }

    private static void add(Position p, int piece, String kind, @Nullable Trial way, List<Tree> courses) {
        if (way != null) {
            add(course(p, piece).put(kind, true), way, courses);
        }
    }

    private static void add(Tree.Grow course, Trial way, List<Tree> courses) {
        if (!way.legs().isEmpty()) {
            courses.add(course.put("legs", way.answers())
                    .putAll(Foresight.of(way).done())
                    .done());
        }
    }
}

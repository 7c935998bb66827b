package broadside.highseas.geometry;

import broadside.engine.chance.Rng;
import java.util.List;

/** Draws outlines for the tests: hulls, islands and odd shapes, far apart, near, overlapping and just grazing. */
final class Shapes {
    private static final List<Hull> HULLS = Hulls.all();

    private final Rng rng;

    Shapes(long seed) {
        rng = new Rng(seed);
    }

    Rng rng() {
        return rng;
    }

    /** Returns a whole number between two bounds, both included. */
    int between(int least, int most) {
        return least + rng.below(most - least + 1);
    }

    int heading() {
        return rng.below(4) == 0 ? 4500 * rng.below(8) : rng.below(Angle.FULL);
    }

    Hull hull() {
        return HULLS.get(rng.below(HULLS.size()));
    }

    Polygon own() {
        return switch (rng.below(3)) {
            case 0 -> hull().outline();
            case 1 -> oval(between(2500, 3500), between(3500, 4500), between(8, 14));
            default -> oval(between(300, 4000), between(300, 4000), between(3, 12));
        };
    }

    static Polygon oval(int wide, int high, int corners) {
        int[] points = new int[2 * corners];
        for (int i = 0; i < corners; i++) {
            points[2 * i] = (int) StrictMath.rint(wide * StrictMath.cos(2 * StrictMath.PI * i / corners));
            points[2 * i + 1] = (int) StrictMath.rint(high * StrictMath.sin(2 * StrictMath.PI * i / corners));
        }
        return Polygon.of(points);
    }

    Polygon near(int room) {
        return own().at(new Pose(between(-room, room), between(-room, room), heading()));
    }

    /** Returns the second outline shifted so that a corner lies on a corner or side of the first, or a hair beside it. */
    Polygon grazing(Polygon first, Polygon second) {
        int corner = rng.below(second.corners());
        int other = rng.below(first.corners());
        int next = (other + 1) % first.corners();
        int parts = between(1, 8);
        int part = rng.below(parts + 1);
        int x = first.x(other) + (first.x(next) - first.x(other)) * part / parts + between(-1, 1);
        int y = first.y(other) + (first.y(next) - first.y(other)) * part / parts + between(-1, 1);
        return second.moved(x - second.x(corner), y - second.y(corner));
    }
}

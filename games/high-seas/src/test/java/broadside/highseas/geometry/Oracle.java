package broadside.highseas.geometry;

import org.locationtech.jts.algorithm.RayCrossingCounter;
import org.locationtech.jts.algorithm.RobustLineIntersector;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.geom.GeometryFactory;
import org.locationtech.jts.geom.Location;
import org.locationtech.jts.operation.relateng.RelateNG;

/** Asks the JTS library, which knows nothing of our code. */
final class Oracle {
    private static final GeometryFactory FACTORY = new GeometryFactory();

    private Oracle() {}

    static Geometry of(Polygon a) {
        return FACTORY.createPolygon(ring(a));
    }

    private static Coordinate[] ring(Polygon a) {
        Coordinate[] ring = new Coordinate[a.corners() + 1];
        for (int i = 0; i <= a.corners(); i++) {
            int j = i % a.corners();
            ring[i] = new Coordinate(a.x(j), a.y(j));
        }
        return ring;
    }

    static boolean overlap(Polygon a, Polygon b) {
        return RelateNG.relate(of(a), of(b), "T********");
    }

    static double distance(Polygon a, Polygon b) {
        return of(a).distance(of(b));
    }

    static boolean holds(Polygon a, int x, int y) {
        return RayCrossingCounter.locatePointInRing(new Coordinate(x, y), ring(a)) != Location.EXTERIOR;
    }

    static boolean crosses(int[] p) {
        RobustLineIntersector lines = new RobustLineIntersector();
        lines.computeIntersection(
                new Coordinate(p[0], p[1]),
                new Coordinate(p[2], p[3]),
                new Coordinate(p[4], p[5]),
                new Coordinate(p[6], p[7]));
        return lines.hasIntersection();
    }
}

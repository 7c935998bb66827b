package broadside.highseas.captains;

import broadside.highseas.Position;
import broadside.highseas.geometry.Polygon;

/**
 * Estimates how far it is by sea from a place to a piece, and where to steer first if an island lies in between.
 *
 * <p>Islands count as discs, and at most one of them is rounded: quick and good enough to compare courses. Reused.
 */
final class Passage {
    /** How far from the middle of an island a ship passes it. */
    private static final double BERTH = 5200;

    /** From the middle of a piece to its rim, roughly. */
    private static final double ISLAND_RADIUS = 3500;

    private static final double SHIP_RADIUS = 1500;

    private double wayX;
    private double wayY;

    /** Returns where to steer first: the east part. */
    double wayX() {
        return wayX;
    }

    /** Returns where to steer first: the north part. */
    double wayY() {
        return wayY;
    }

    /** Returns the length of the way from a place to the rim of a piece. */
    double toPiece(Position p, double x, double y, int goal) {
        Polygon outline = p.outline(goal);
        double radius = Position.isShip(goal) ? SHIP_RADIUS : ISLAND_RADIUS;
        return Math.max(0, to(p, x, y, outline.middleX(), outline.middleY(), goal) - radius);
    }

    /** Returns the length of the way from a place to another; one piece may be left out of account. */
    double to(Position p, double x, double y, double goalX, double goalY, int except) {
        double dx = goalX - x;
        double dy = goalY - y;
        double square = dx * dx + dy * dy;
        double straight = Math.sqrt(square);
        wayX = goalX;
        wayY = goalY;
        if (square < 1) {
            return 0;
        }
        double longest = straight;
        double nearest = 1;
        for (int island = 0; island < p.islands(); island++) {
            if (island == except) {
                continue;
            }
            Polygon outline = p.outline(island);
            double cx = outline.middleX() - x;
            double cy = outline.middleY() - y;
            double along = (cx * dx + cy * dy) / square;
            double area = dx * cy - dy * cx;
            if (along <= 0 || along >= 1 || area * area >= BERTH * BERTH * square) {
                continue;
            }
            // The line passes the middle on one side; round it there.
            double side = area > 0 ? BERTH / straight : -BERTH / straight;
            double byX = cx + dy * side;
            double byY = cy - dx * side;
            double way =
                    Math.sqrt(byX * byX + byY * byY) + Math.sqrt((dx - byX) * (dx - byX) + (dy - byY) * (dy - byY));
            longest = Math.max(longest, way);
            if (along < nearest) {
                nearest = along;
                wayX = x + byX;
                wayY = y + byY;
            }
        }
        return longest;
    }
}

package broadside.highseas.geometry;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Holds that every planned route can be sailed, and ends with the bow on the target. */
class RoutePlannerTest {
    private static final int SIZE = 100_000;

    @Test
    void routesCanBeSailed() {
        Shapes shapes = new Shapes(5);
        RoutePlanner planner = new RoutePlanner();
        Slide slide = new Slide();
        int reached = 0;
        int inReach = 0;
        int[] bars = {Bar.S.length(), Bar.L.length(), Bar.S.length()};
        for (int i = 0; i < 2000; i++) {
            Hull hull = shapes.hull();
            Polygon[] pieces = new Polygon[8];
            Pose from = new Pose(shapes.between(20_000, 80_000), shapes.between(20_000, 80_000), shapes.heading());
            pieces[0] = hull.outline().at(from);
            for (int j = 1; j < pieces.length; j++) {
                Polygon piece = shapes.own()
                        .at(new Pose(
                                from.x() + shapes.between(-18_000, 18_000),
                                from.y() + shapes.between(-18_000, 18_000),
                                shapes.heading()));
                pieces[j] = new Chart(pieces, SIZE, Edge.WALL).hasRoomFor(piece, -1) ? piece : null;
            }
            Chart chart = new Chart(pieces, SIZE, Edge.WALL);
            Polygon goal = pieces[1];
            if (goal == null) {
                continue;
            }
            inReach += Distance.between(pieces[0], goal) < Bar.L.length() ? 1 : 0;
            planner.plan(hull, from, bars, 2, 0, -1, chart, 0, -1, 1);
            reached += planner.found() > 0 ? 1 : 0;
            for (int r = 0; r < planner.found(); r++) {
                Pose pose = from;
                long[] route = planner.route(r);
                for (long leg : route) {
                    assertThat(Leg.isOne(leg)).isTrue();
                    assertThat(hull.canTurn(pose.heading(), Leg.heading(leg))).isTrue();
                    Pose turned = hull.turned(pose, Leg.contact(leg), Leg.heading(leg));
                    slide.along(
                            hull.outline().turned(Leg.heading(leg)),
                            turned.x(),
                            turned.y(),
                            Leg.heading(leg),
                            bars[Leg.bar(leg)],
                            chart,
                            0,
                            -1);
                    assertThat(Leg.length(leg)).as("case " + i).isBetween(slide.least(), slide.most());
                    pose = Leg.end(hull, pose, leg);
                }
                assertThat(Nearness.touch(hull.bow().at(pose), goal))
                        .as("case " + i)
                        .isTrue();
                assertThat(chart.hasRoomFor(hull.outline().at(pose), 0))
                        .as("case " + i)
                        .isTrue();
            }
        }
        assertThat(reached).isGreaterThan(inReach * 9 / 10);
    }
}

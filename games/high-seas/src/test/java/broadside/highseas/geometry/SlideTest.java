package broadside.highseas.geometry;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Holds that a sliding hull stops just before contact, leaves what it lies on, and never ends on anything. */
class SlideTest {
    private static final int CASES = Integer.getInteger("broadside.cases", 100_000);

    @Test
    void slidesStopJustBeforeContact() {
        slides(1, CASES);
    }

    static void slides(long seed, int cases) {
        Shapes shapes = new Shapes(seed);
        Slide slide = new Slide();
        int stopped = 0;
        int left = 0;
        for (int i = 0; i < cases; i++) {
            Hull hull = shapes.hull();
            Pose from = new Pose(shapes.between(-3000, 3000), shapes.between(-3000, 3000), shapes.heading());
            Polygon other = shapes.near(9000);
            if (i % 3 == 0) {
                other = shapes.grazing(hull.outline().at(from), other);
            }
            int heading = shapes.heading();
            int longest = i % 2 == 0 ? Bar.S.length() : Bar.L.length();
            Polygon shape = hull.outline().turned(heading);
            Pose turned = hull.turned(from, shapes.rng().below(hull.contacts().size()), heading);
            Chart chart = new Chart(new Polygon[] {null, other}, 0, Edge.ROUND_EARTH);
            slide.along(shape, turned.x(), turned.y(), heading, longest, chart, 0, -1);
            String what = "seed " + seed + ", case " + i;
            boolean over = at(shape, turned, 0, other);
            if (!slide.isPossible()) {
                assertThat(over || slide.stoppedBy() == 1 || slide.heldBy() == 1)
                        .as(what)
                        .isTrue();
                continue;
            }
            if (slide.stoppedBy() == 1) {
                assertThat(at(shape, turned, slide.most(), other))
                        .as("end, " + what)
                        .isFalse();
            }
            int any = shapes.between(slide.least(), slide.most());
            for (int length : new int[] {slide.least(), any, slide.most()}) {
                // Snapping may let a grazing hull dip in by a hundredth of a millimetre; the rules test the end itself.
                assertThat(dip(shape, turned, length, other))
                        .as("at %s, %s", length, what)
                        .isLessThan(10_000);
            }
            if (slide.stoppedBy() == 1) {
                stopped++;
                assertThat(at(shape, turned, slide.most() + Slide.SHORT, other))
                        .as("further, " + what)
                        .isTrue();
                assertThat(Nearness.touch(place(shape, turned, slide.most()), other))
                        .as("touch, " + what)
                        .isTrue();
            } else {
                assertThat(slide.most()).as("full, " + what).isEqualTo(longest);
            }
            if (slide.heldBy() == 1) {
                left++;
                // Leaving at a grazing angle the gap grows slowly; a hair before the least length she still lies on it.
                assertThat(Distance.between(place(shape, turned, slide.least() - 1), other))
                        .as("sooner, " + what)
                        .isLessThan(3);
            }
        }
        assertThat(stopped).isGreaterThan(cases / 20);
        assertThat(left).isGreaterThan(cases / 50);
    }

    private static Polygon place(Polygon shape, Pose turned, int length) {
        return shape.moved(
                turned.x() + Angle.east(0, length, turned.heading()),
                turned.y() + Angle.north(0, length, turned.heading()));
    }

    private static double dip(Polygon shape, Pose turned, int length, Polygon other) {
        Polygon placed = place(shape, turned, length);
        return Overlap.of(placed, other)
                ? Oracle.of(placed).intersection(Oracle.of(other)).getArea()
                : 0;
    }

    private static boolean at(Polygon shape, Pose turned, int length, Polygon other) {
        return Overlap.of(place(shape, turned, length), other);
    }

    @Test
    void theWallIsNeverCrossed() {
        Shapes shapes = new Shapes(3);
        Slide slide = new Slide();
        Chart chart = new Chart(new Polygon[] {null}, 12_000, Edge.WALL);
        int walls = 0;
        for (int i = 0; i < CASES / 4; i++) {
            Hull hull = shapes.hull();
            Pose from = new Pose(shapes.between(0, 12_000), shapes.between(0, 12_000), 0);
            int heading = shapes.heading();
            Polygon shape = hull.outline().turned(heading);
            slide.along(shape, from.x(), from.y(), heading, Bar.L.length(), chart, 0, -1);
            Pose turned = new Pose(from.x(), from.y(), heading);
            if (!slide.isPossible()) {
                continue;
            }
            assertThat(chart.isInside(place(shape, turned, slide.most())))
                    .as("case " + i)
                    .isTrue();
            assertThat(chart.isInside(place(shape, turned, slide.least())))
                    .as("case " + i)
                    .isTrue();
            if (slide.stoppedBy() == Slide.WALL) {
                walls++;
                Polygon end = place(shape, turned, slide.most());
                int room = Math.min(Math.min(end.left, end.bottom), Math.min(12_000 - end.right, 12_000 - end.top));
                assertThat(room).as("case " + i).isBetween(0, 1);
            }
        }
        assertThat(walls).isGreaterThan(CASES / 40);
    }

    @Test
    void aDockedShipLeavesTheIslandBehindHer() {
        // Bow on the coast, she turns away: her hull swings over the island and slides off it.
        Hull hull = Hulls.of("square-rigger", 3);
        Polygon island = Shapes.oval(3000, 4000, 12).moved(50_000, 50_000);
        int gap = 10;
        int bowTip = 600;
        Pose docked = new Pose(50_000, 50_000 - 4000 - bowTip - gap, 0);
        assertThat(Nearness.touch(hull.bow().at(docked), island)).isTrue();
        Slide slide = new Slide();
        Chart chart = new Chart(new Polygon[] {null, island}, 100_000, Edge.WALL);
        Pose turned = hull.turned(docked, 0, 16_000);
        slide.along(hull.outline().turned(16_000), turned.x(), turned.y(), 16_000, Bar.L.length(), chart, 0, -1);
        assertThat(slide.isPossible()).isTrue();
        assertThat(slide.most()).isEqualTo(Bar.L.length());
        assertThat(slide.heldBy()).isEqualTo(1);
        assertThat(slide.least()).isBetween(3500, 5000);
        // Straight on she would go deeper.
        slide.along(hull.outline().turned(0), docked.x(), docked.y(), 0, Bar.L.length(), chart, 0, -1);
        assertThat(slide.most()).isLessThan(10);
        assertThat(slide.stoppedBy()).isEqualTo(1);
    }

    @Test
    void aShipLeavesTheBowThatTouchesHerOwn() {
        // Bow to bow, she turns about hers and lies over the other; her wide hull must come past its narrow bow.
        for (int masts = 1; masts <= 4; masts++) {
            Hull hull = Hulls.of("square-rigger", masts);
            int tip = hull.outline().top;
            Polygon other = hull.outline().at(new Pose(50_000, 50_000 + tip + 5, 18_000));
            Pose here = new Pose(50_000, 50_000 - tip, 0);
            Polygon before = hull.outline().at(here);
            assertThat(Nearness.touch(before, other)).isTrue();
            Chart chart = new Chart(new Polygon[] {before, other}, 100_000, Edge.WALL);
            Slide slide = new Slide();
            for (int heading = 10_000; heading <= 26_000; heading += 500) {
                if (hull.canTurn(0, heading)) {
                    Pose turned = hull.turned(here, 0, heading);
                    slide.along(hull.outline().turned(heading), turned.x(), turned.y(), heading, 12_000, chart, 0, -1);
                    assertThat(slide.isPossible())
                            .as(masts + " masts, " + heading)
                            .isTrue();
                    assertThat(slide.most()).as(masts + " masts, " + heading).isEqualTo(12_000);
                }
            }
            slide.along(hull.outline().turned(0), here.x(), here.y(), 0, 12_000, chart, 0, -1);
            assertThat(slide.most()).isLessThan(10);
        }
    }
}

package broadside.highseas.geometry;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Holds where ships leave a flat earth and come back on a round one. */
class CrossingTest {
    private static final int SIZE = 100_000;

    @Test
    void theFirstLengthBeyondTheEdgeCounts() {
        assertThat(Crossing.length(98_000, 50_000, 9000, 6350, SIZE)).isEqualTo(2001);
        assertThat(Crossing.length(93_650, 50_000, 9000, 6350, SIZE)).isZero();
        assertThat(Crossing.length(50_000, 1000, 18_000, 6350, SIZE)).isEqualTo(1001);
        Shapes shapes = new Shapes(6);
        for (int i = 0; i < 20_000; i++) {
            int x = shapes.between(0, 9000);
            int y = shapes.between(0, SIZE);
            int heading = shapes.heading();
            int length = Crossing.length(x, y, heading, 8890, SIZE);
            if (length > 0) {
                int beforeX = x + Angle.east(0, length - 1, heading);
                int beforeY = y + Angle.north(0, length - 1, heading);
                assertThat(beforeX >= 0 && beforeY >= 0 && beforeX <= SIZE && beforeY <= SIZE)
                        .isTrue();
            }
        }
    }

    @Test
    void aRoundEarthBringsHerBackOppositeWithTheSameHeading() {
        assertThat(Crossing.arrival(98_000, 50_000, 9000, 6350, SIZE)).isEqualTo(new Pose(0, 50_000, 9000));
        assertThat(Crossing.arrival(1000, 50_000, 27_000, 6350, SIZE)).isEqualTo(new Pose(SIZE, 50_000, 27_000));
        assertThat(Crossing.arrival(50_000, 99_000, 0, 6350, SIZE)).isEqualTo(new Pose(50_000, 0, 0));
        assertThat(Crossing.arrival(50_000, 50_000, 0, 6350, SIZE)).isNull();
    }
}

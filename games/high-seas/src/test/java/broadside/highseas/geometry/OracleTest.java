package broadside.highseas.geometry;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Compares our exact code with JTS on seeded random cases, every third of them grazing. */
class OracleTest {
    /** {@code -Dbroadside.cases=N} tries another number. */
    private static final int CASES = Integer.getInteger("broadside.cases", 100_000);

    @Test
    void overlapIsEqual() {
        compare(1, CASES);
    }

    /** Tries cases from a seed on; the soak test tries more of them. */
    static void compare(long seed, int cases) {
        Shapes shapes = new Shapes(seed);
        int overlapping = 0;
        int touching = 0;
        for (int i = 0; i < cases; i++) {
            Polygon a = shapes.near(3000);
            Polygon b = shapes.near(6000);
            if (i % 3 == 0) {
                b = shapes.grazing(a, b);
            }
            boolean overlap = Overlap.of(a, b);
            assertThat(overlap).as("overlap, seed %s, case %s", seed, i).isEqualTo(Oracle.overlap(a, b));
            double distance = Oracle.distance(a, b);
            long ours = Distance.between(a, b);
            assertThat(ours - distance)
                    .as("distance, seed %s, case %s", seed, i)
                    .isBetween(-1e-6, 1.0);
            assertThat(Distance.atMost(a, b, 50)).isEqualTo(ours <= 50);
            overlapping += overlap ? 1 : 0;
            touching += !overlap && ours <= 1 ? 1 : 0;
            int x = shapes.rng().below(4) == 0 ? a.x(0) : shapes.between(-6000, 6000);
            int y = shapes.between(-6000, 6000);
            assertThat(a.holds(x, y)).as("inside, seed %s, case %s", seed, i).isEqualTo(Oracle.holds(a, x, y));
            int[] ends = new int[8];
            int spread = i % 2 == 0 ? 4 : 9000;
            for (int j = 0; j < 8; j++) {
                ends[j] = shapes.between(-spread, spread);
            }
            assertThat(Overlap.crosses(ends[0], ends[1], ends[2], ends[3], ends[4], ends[5], ends[6], ends[7]))
                    .as("crossing, seed %s, case %s", seed, i)
                    .isEqualTo(Oracle.crosses(ends));
        }
        // A generator that never grazes would prove little.
        assertThat(overlapping).isGreaterThan(cases / 10);
        assertThat(touching).isGreaterThan(cases / 50);
    }
}

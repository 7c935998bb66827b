package broadside.highseas.geometry;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

/** Holds that a clear line is clear, and that where none is found a thousand tries find none either. */
class SightTest {
    private static final int CASES = Integer.getInteger("broadside.cases", 100_000) / 10;

    @Test
    void whatIsSeenCanBeSeen() {
        Shapes shapes = new Shapes(4);
        Sight sight = new Sight();
        int[] found = new int[Sight.Finding.values().length];
        for (int i = 0; i < CASES; i++) {
            Polygon target = shapes.hull()
                    .outline()
                    .at(new Pose(shapes.between(-7000, 7000), shapes.between(-7000, 7000), shapes.heading()));
            if (target.holds(0, 0)) {
                continue;
            }
            sight.clear();
            int blocks = shapes.between(0, 5);
            Polygon[] blockers = new Polygon[blocks];
            for (int j = 0; j < blocks; j++) {
                Polygon block = shapes.near(6000);
                while (block.holds(0, 0) || Overlap.of(block, target)) {
                    block = shapes.near(6000);
                }
                blockers[j] = block;
                sight.block(block, j);
            }
            int range = i % 2 == 0 ? Bar.S.length() : Bar.L.length();
            boolean clear = sight.look(0, 0, target, range);
            found[sight.finding().ordinal()]++;
            String what = "case " + i;
            if (clear) {
                assertThat(Math.hypot(sight.aimX(), sight.aimY())).as(what).isLessThanOrEqualTo(range + 51.0);
                assertThat(Distance.toPoint(target, sight.aimX(), sight.aimY()))
                        .as(what)
                        .isLessThanOrEqualTo(2);
                assertThat(depth(blockers, sight.aimX(), sight.aimY())).as(what).isLessThan(3);
            } else if (sight.finding() == Sight.Finding.OUT_OF_RANGE) {
                assertThat(Distance.toPoint(target, 0, 0)).as(what).isGreaterThan(range + 50L);
            } else {
                assertThat(bySampling(target, blockers, range)).as(what).isFalse();
                assertThat(sight.blockedBy()).as(what).isBetween(0, blocks - 1);
            }
        }
        for (int count : found) {
            assertThat(count).isGreaterThan(CASES / 20);
        }
    }

    /** Returns how deep a line runs into what blocks, as a share of the way where both sides are 3 units off or more. */
    private static int depth(Polygon[] blockers, long toX, long toY) {
        int deepest = 0;
        for (Polygon block : blockers) {
            for (int part = 1; part < 200; part++) {
                long x = toX * part / 200;
                long y = toY * part / 200;
                if (block.holds(x, y)) {
                    int inside = Integer.MAX_VALUE;
                    for (int i = 0; i < block.corners(); i++) {
                        int j = (i + 1) % block.corners();
                        inside = (int) Math.min(
                                inside, Distance.toStretch(x, y, block.x(i), block.y(i), block.x(j), block.y(j)));
                    }
                    deepest = Math.max(deepest, inside);
                }
            }
        }
        return deepest;
    }

    private static boolean bySampling(Polygon target, Polygon[] blockers, int range) {
        for (int i = 0; i < target.corners(); i++) {
            int j = (i + 1) % target.corners();
            for (int part = 0; part < 40; part++) {
                long x = target.x(i) + (long) (target.x(j) - target.x(i)) * part / 40;
                long y = target.y(i) + (long) (target.y(j) - target.y(i)) * part / 40;
                if (x * x + y * y > (long) range * range || crossed(blockers, x, y)) {
                    continue;
                }
                return true;
            }
        }
        return false;
    }

    private static boolean crossed(Polygon[] blockers, long x, long y) {
        for (Polygon block : blockers) {
            for (int i = 0; i < block.corners(); i++) {
                int j = (i + 1) % block.corners();
                if (Overlap.crosses(0, 0, x, y, block.x(i), block.y(i), block.x(j), block.y(j))) {
                    return true;
                }
            }
        }
        return false;
    }

    @Test
    void explanationsNameEveryLineThatWasTried() {
        Polygon target = Shapes.oval(900, 900, 8).moved(0, 5000);
        Sight sight = new Sight();
        sight.block(Shapes.oval(400, 400, 8).moved(0, 2500), 7);
        List<Sight.Line> lines = sight.explain(0, 0, target, Bar.S.length());
        // Straight ahead something lies in the way; past it the side of the target can be seen.
        assertThat(sight.finding()).isEqualTo(Sight.Finding.CLEAR);
        assertThat(lines.get(0).blockedBy()).isEqualTo(7);
        assertThat(lines.get(lines.size() - 1).blockedBy()).isEqualTo(-1);

        sight.block(Shapes.oval(1500, 300, 8).moved(0, 3500), 8);
        lines = sight.explain(0, 0, target, Bar.S.length());
        assertThat(sight.finding()).isEqualTo(Sight.Finding.BLOCKED);
        assertThat(lines).allMatch(line -> line.blockedBy() >= 7);

        lines = sight.clear().explain(0, 0, target.moved(0, 4000), Bar.S.length());
        assertThat(sight.finding()).isEqualTo(Sight.Finding.OUT_OF_RANGE);
        assertThat(lines).hasSize(1);
    }

    @Test
    void aTargetIsInRangeByItsNearestPoint() {
        Polygon target = Polygon.of(-500, 6350, 500, 6350, 500, 7000, -500, 7000);
        Sight sight = new Sight();
        assertThat(sight.look(0, 0, target, Bar.S.length())).isTrue();
        assertThat(sight.look(0, -50, target, Bar.S.length())).isTrue();
        assertThat(sight.look(0, -51, target, Bar.S.length())).isFalse();
    }
}

package broadside.highseas.geometry;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Checks the data of every hull, and the snapped outline at every heading. */
class HullsTest {
    @Test
    void hullsAreSound() {
        assertThat(Hulls.all()).isNotEmpty();
        for (Hull hull : Hulls.all()) {
            int masts = Integer.parseInt(hull.name().substring(hull.name().lastIndexOf('-') + 1));
            assertThat(hull.masts()).as(hull.name()).hasSize(masts);
            for (Hull.Point mast : hull.masts()) {
                assertThat(hull.outline().holds(mast.starboard(), mast.ahead()))
                        .as(hull.name())
                        .isTrue();
            }
            for (Hull.Point contact : hull.contacts()) {
                assertThat(hull.outline().holds(contact.starboard(), contact.ahead()))
                        .as(hull.name())
                        .isTrue();
                assertThat(contact.ahead()).as(hull.name()).isZero();
            }
            assertThat(hull.contacts().size()).as(hull.name()).isBetween(1, 2);
            assertThat(hull.turn()).as(hull.name()).isBetween(9000, 18_000);
            for (int i = 0; i < hull.bow().corners(); i++) {
                assertThat(hull.bow().y(i)).as(hull.name()).isNotNegative();
            }
        }
    }

    @Test
    void snappingKeepsEveryOutlineConvex() {
        for (Hull hull : Hulls.all()) {
            for (int heading = 0; heading < Angle.FULL; heading += 7) {
                assertThat(hull.outline().turned(heading).isConvex())
                        .as("%s at %s", hull.name(), heading)
                        .isTrue();
                assertThat(hull.bow().turned(heading).isConvex())
                        .as("bow of %s at %s", hull.name(), heading)
                        .isTrue();
                for (Polygon sail : hull.sails()) {
                    assertThat(sail.turned(heading).isConvex())
                            .as("sail of %s at %s", hull.name(), heading)
                            .isTrue();
                }
            }
        }
    }

    @Test
    void headingsAreClockwiseFromNorth() {
        assertThat(Angle.east(0, 1000, 0)).isZero();
        assertThat(Angle.north(0, 1000, 0)).isEqualTo(1000);
        assertThat(Angle.east(0, 1000, 9000)).isEqualTo(1000);
        assertThat(Angle.east(1000, 0, 0)).isEqualTo(1000);
        assertThat(Angle.north(1000, 0, 9000)).isEqualTo(-1000);
        assertThat(Angle.toward(5, 5)).isEqualTo(4500);
        assertThat(Angle.toward(-5, 0)).isEqualTo(27_000);
        assertThat(Angle.between(35_000, 1000)).isEqualTo(2000);
    }
}

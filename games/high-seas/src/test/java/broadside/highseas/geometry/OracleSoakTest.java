package broadside.highseas.geometry;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Compares with JTS, and slides, on a million cases. */
@Tag("soak")
class OracleSoakTest {
    private static final int CASES = 1_000_000;

    @Test
    void overlapIsEqual() {
        OracleTest.compare(2, CASES);
    }

    @Test
    void slidesStopJustBeforeContact() {
        SlideTest.slides(2, CASES);
    }
}

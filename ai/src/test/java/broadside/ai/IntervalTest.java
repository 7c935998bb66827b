package broadside.ai;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

class IntervalTest {
    @Test
    void agreesWithThePublishedFormula() {
        Interval interval = Interval.of(60, 100);
        assertThat(interval.share()).isEqualTo(0.6);
        assertThat(interval.low()).isCloseTo(0.5020, within(0.0001));
        assertThat(interval.high()).isCloseTo(0.6906, within(0.0001));
    }

    @Test
    void staysBetweenNoneAndAll() {
        assertThat(Interval.of(0, 10).low()).isZero();
        assertThat(Interval.of(10, 10).high()).isCloseTo(1, within(1e-12));
        assertThat(Interval.of(0, 0)).isEqualTo(new Interval(0, 0, 1));
    }
}

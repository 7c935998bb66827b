package broadside.server.limits;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

class AllowanceTest {
    private final AtomicLong nanos = new AtomicLong();
    private final Allowance allowance = new Allowance(3, 2, nanos::get);

    @Test
    void soManyAtOnceThenSoManyPerSecond() {
        assertThat(taken("ann", 10)).isEqualTo(3);
        nanos.addAndGet(1_000_000_000);
        assertThat(taken("ann", 10)).isEqualTo(2);
        nanos.addAndGet(3_600_000_000_000L);
        assertThat(taken("ann", 10))
                .as("quiet people save up no more than the burst")
                .isEqualTo(3);
    }

    @Test
    void everybodyHasTheirOwn() {
        taken("ann", 10);

        assertThat(taken("bob", 10)).isEqualTo(3);
    }

    @Test
    void memoryIsBounded() {
        for (int i = 0; i < 50_000; i++) {
            allowance.take("asker " + i);
        }
        assertThat(allowance.askers()).isEqualTo(20_000);
    }

    @Test
    void oneNetworkIsOneAsker() {
        assertThat(Asker.of("2001:db8:1:2::5")).isEqualTo(Asker.of("2001:db8:1:2:ffff::9"));
        assertThat(Asker.of("2001:db8:1:2::5")).isNotEqualTo(Asker.of("2001:db8:1:3::5"));
        assertThat(Asker.of("192.0.2.1")).isNotEqualTo(Asker.of("192.0.2.2"));
        assertThat(Asker.of("::ffff:192.0.2.1")).isEqualTo(Asker.of("192.0.2.1"));
    }

    private int taken(String asker, int tries) {
        int taken = 0;
        for (int i = 0; i < tries; i++) {
            taken += allowance.take(asker) ? 1 : 0;
        }
        return taken;
    }
}

package broadside.server.rest;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class WatchpostTest {
    @Test
    void m1_onlyThisMachineReadsTheMetrics() {
        assertThat(Watchpost.isThisMachine("127.0.0.1")).isTrue();
        assertThat(Watchpost.isThisMachine("::1")).isTrue();
        assertThat(Watchpost.isThisMachine("192.168.1.7")).isFalse();
        assertThat(Watchpost.isThisMachine(null)).isFalse();
    }
}

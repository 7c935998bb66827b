package broadside.server.tables;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Who watches with a delay is told late, and leaves nothing behind. */
class WatchingTest {
    private static final int DELAY = 60;

    @TempDir
    Path folder;

    @Test
    void theMatchIsToldLateAndTheRestAtOnce() {
        try (TimeTable table = new TimeTable(folder).open(2, null, false, DELAY)) {
            Sailor watching = new Sailor(table.node, table.id).enter(null);
            watching.until("welcome");
            watching.say("{'type':'ping'}");
            watching.until("pong");
            table.node.settle(table.id);
            assertThat(watching.isTold("view")).isFalse();
            table.pass(Duration.ofSeconds(DELAY));
            assertThat(watching.isTold("view")).isTrue();
            watching.settle();

            table.answer();
            table.pass(Duration.ofSeconds(DELAY - 1));
            assertThat(watching.isTold("events")).isFalse();
            table.pass(Duration.ofSeconds(1));
            assertThat(watching.isTold("events")).isTrue();
        }
    }

    @Test
    void whoLeavesIsNoLongerCounted() {
        try (TimeTable table = new TimeTable(folder).open(2, null, false, DELAY)) {
            Sailor watching = new Sailor(table.node, table.id).enter(null);
            table.node.settle(table.id);
            assertThat(table.node.tables.watching(table.id)).isEqualTo(1);
            watching.hangUp();
            table.node.settle(table.id);
            assertThat(table.node.tables.watching(table.id)).isZero();
        }
    }

    @Test
    void seatsAreToldAtOnce() {
        try (TimeTable table = new TimeTable(folder).open(2, null, false, DELAY)) {
            table.sailors.get(0).until("view");
        }
    }
}

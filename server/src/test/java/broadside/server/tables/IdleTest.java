package broadside.server.tables;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tables that nobody needs are put away, and are as they were when somebody comes. */
class IdleTest {
    @TempDir
    Path folder;

    private static void everybodyLeaves(TimeTable table) {
        table.sailors.forEach(Sailor::hangUp);
        table.pass(Duration.ofSeconds(130));
        table.node.tables.round();
        table.node.settle(table.id);
        table.pass(Duration.ofSeconds(130));
        table.node.tables.round();
    }

    @Test
    void putAwayAndTakenOutAgain() {
        try (TimeTable table = new TimeTable(folder).open(2, null)) {
            table.answer();
            int entries = table.entries();
            everybodyLeaves(table);
            await(table, 0);
            assertThat(table.node.store.leases().orphans(9)).isEmpty();

            table.come();
            assertThat(table.node.tables.alive()).isEqualTo(1);
            table.answer();
            assertThat(table.entries()).isGreaterThan(entries);
        }
    }

    @Test
    void notWhileAClockRuns() {
        try (TimeTable table = new TimeTable(folder).open(2, TimeTable.DAYS)) {
            everybodyLeaves(table);
            table.node.settle(table.id);
            assertThat(table.node.tables.alive()).isEqualTo(1);
        }
    }

    /** Waits for the table's own thread; asking the table itself would wake it. */
    private static void await(TimeTable table, int alive) {
        long patience = System.nanoTime() + 30_000_000_000L;
        while (table.node.tables.alive() != alive && System.nanoTime() < patience) {
            Thread.onSpinWait();
        }
        assertThat(table.node.tables.alive()).isEqualTo(alive);
    }
}

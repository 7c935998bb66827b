package broadside.server.tables;

import static org.assertj.core.api.Assertions.assertThat;

import broadside.server.people.Person;
import java.nio.file.Path;
import java.time.Duration;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** H2: a table whose match is gone is put away, whatever was going on there. */
class FindingH2Test {
    @TempDir
    Path folder;

    @Test
    void h2_deletingAnAccountLeavesNoTableBehind() {
        try (TimeTable table = new TimeTable(folder)) {
            Person ann = table.node.guest("Ann");
            table.id = table.node
                    .lobby
                    .open(ann, NodesContract.wish("me", "deckhand"))
                    .id();
            Sailor sailor = new Sailor(table.node, table.id).enter(ann.id());
            sailor.until("view");

            table.node.store.people().delete(ann.id());

            sailor.until("(closed)");
            assertThat(sailor.closedFor).isIn(Farewell.TABLE_CLOSED, Farewell.BAD_TOKEN);
            await(() -> table.node.tables.find(table.id).hosting() == null);
            table.node.tables.round();
            table.pass(Duration.ofSeconds(130));
            table.node.tables.round();
            await(() -> table.node.tables.alive() == 0);
        }
    }

    private static void await(BooleanSupplier wanted) {
        long patience = System.nanoTime() + 30_000_000_000L;
        while (!wanted.getAsBoolean() && System.nanoTime() < patience) {
            Thread.onSpinWait();
        }
        assertThat(wanted.getAsBoolean()).isTrue();
    }

    @Test
    void h2_nobodyGetsTheLeaseOfAMatchThatIsGone() {
        try (TimeTable table = new TimeTable(folder)) {
            assertThat(table.node.store.leases().take("nosuchmatch", "node", Duration.ofSeconds(5)))
                    .isFalse();
        }
    }
}

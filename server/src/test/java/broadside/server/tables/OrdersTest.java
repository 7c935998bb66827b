package broadside.server.tables;

import static org.assertj.core.api.Assertions.assertThat;

import broadside.engine.tree.Field;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What somebody told the table holds: over a restart, and when the store breaks off in the middle. */
class OrdersTest {
    @TempDir
    Path folder;

    @Test
    void standingOrdersOutliveTheServer() {
        try (TimeTable table = new TimeTable(folder).open(2, null)) {
            Sailor ann = table.sailors.get(0);
            ann.say("{'type':'orders','window':'*','order':'pass','ref':1}");
            assertThat(ann.reply().need("type").text()).isEqualTo("done");
            table.node.settle(table.id);

            table.restart(Duration.ofHours(1));
            table.come();

            Hosting<?> hosting = table.node.tables.find(table.id).hosting();
            assertThat(hosting.orders(0)).isEqualTo(Map.of("*", true));
            assertThat(hosting.orders(1)).isEmpty();
        }
    }

    @Test
    void aChoiceThatWasTakenIsDoneAlthoughTheWireBroke() {
        try (TimeTable table = new TimeTable(folder).open(2, null)) {
            Sailor asked = table.sailors.get(table.asked());
            asked.asked();
            int decision = (int) asked.open.need("decision").whole();
            table.node.wire.breakOnce();

            Field reply = asked.choose(0);

            assertThat(reply.need("type").text()).as(reply.tree().toString()).isEqualTo("done");
            assertThat(table.match().entries())
                    .filteredOn(entry -> entry.decision() == decision)
                    .hasSize(1);
            assertThat(asked.choose(decision, 0).need("type").text()).isEqualTo("refused");
        }
    }
}

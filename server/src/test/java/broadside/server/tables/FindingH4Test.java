package broadside.server.tables;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** H4: strangers, however many, never take the room of those who play. */
class FindingH4Test {
    @TempDir
    Path folder;

    @Test
    void h4_strangersWhoComeAndGoLeaveNothingBehind() {
        try (TimeTable table = new TimeTable(folder).open(2, null)) {
            for (int i = 0; i < 2 * Audience.MOST_WATCHING; i++) {
                Sailor stranger = new Sailor(table.node, table.id).enter(null);
                table.node.settle(table.id);
                stranger.hangUp();
            }
            Sailor again =
                    new Sailor(table.node, table.id).enter(table.people.get(0).id());
            again.until("view");
            Sailor another = new Sailor(table.node, table.id).enter(null);
            another.until("view");
            table.node.settle(table.id);
            assertThat(table.node.tables.watching(table.id)).isEqualTo(1);
        }
    }

    @Test
    void h4_aFullGalleryRefusesStrangersAndNoSeat() {
        try (TimeTable table = new TimeTable(folder).open(2, null)) {
            for (int i = 0; i < Audience.MOST_WATCHING; i++) {
                new Sailor(table.node, table.id).enter(null);
            }
            Sailor oneMore = new Sailor(table.node, table.id).enter(null);
            oneMore.until("(closed)");
            assertThat(oneMore.closedFor).isEqualTo(Farewell.FULL);
            new Sailor(table.node, table.id).enter(table.people.get(0).id()).until("view");
            assertThat(table.node.tables.watching(table.id)).isEqualTo(Audience.MOST_WATCHING);
        }
    }

    @Test
    void h4_aSeatHasOnlySoManyScreensAndTheOldestGoes() {
        try (TimeTable table = new TimeTable(folder).open(2, null)) {
            List<Sailor> screens = new ArrayList<>();
            for (int i = 0; i < Audience.MOST_SCREENS; i++) {
                screens.add(new Sailor(table.node, table.id)
                        .enter(table.people.get(0).id()));
            }
            table.sailors.get(0).until("(closed)");
            assertThat(table.sailors.get(0).closedFor).isEqualTo(Farewell.WENT_ON);
            screens.get(0).until("view");
            screens.get(Audience.MOST_SCREENS - 1).until("view");
        }
    }
}

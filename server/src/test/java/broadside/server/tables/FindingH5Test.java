package broadside.server.tables;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** H5: for those who watch with a delay nothing is held back, so nothing can pile up. */
class FindingH5Test {
    private static final int DELAY = 3_600;

    @TempDir
    Path folder;

    @Test
    void h5_aReplyComesAtOnceAndIsShort() {
        try (TimeTable table = new TimeTable(folder).open(2, null, false, DELAY)) {
            table.pass(Duration.ofSeconds(DELAY));
            Sailor watching = new Sailor(table.node, table.id).enter(null);
            watching.until("view");
            for (int i = 0; i < 20; i++) {
                watching.say("{'type':'measure','ref':1,'from':'" + "a".repeat(16_000) + "','to':[1,1]}");
                assertThat(watching.reply().tree().toString()).hasSizeLessThan(1_000);
            }
        }
    }

    @Test
    void h5_beforeAnythingIsOldEnoughARequestIsRefused() {
        try (TimeTable table = new TimeTable(folder).open(2, null, false, DELAY)) {
            Sailor watching = new Sailor(table.node, table.id).enter(null);
            watching.say("{'type':'refresh','ref':1}");
            assertThat(watching.reply().need("type").text()).isEqualTo("refused");
        }
    }

    @Test
    void h5_whoComesLateSeesTheTableAsItWas() {
        try (TimeTable table = new TimeTable(folder).open(2, null, false, DELAY)) {
            Sailor prompt = new Sailor(table.node, table.id).enter(null);
            table.pass(Duration.ofSeconds(DELAY));
            prompt.until("view");
            table.pass(Duration.ofSeconds(1));
            table.answer();
            table.pass(Duration.ofSeconds(DELAY - 1));
            Sailor tardy = new Sailor(table.node, table.id).enter(null);
            tardy.until("view");
            assertThat(tardy.view).as("as it was before the answer").isEqualTo(prompt.view);
            table.pass(Duration.ofSeconds(1));
            prompt.until("events");
            tardy.until("events");
            table.node.settle(table.id);
            prompt.settle();
            tardy.settle();
            assertThat(tardy.view).isEqualTo(prompt.view);
        }
    }
}

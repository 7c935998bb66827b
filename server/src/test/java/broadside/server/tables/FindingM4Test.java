package broadside.server.tables;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** M4: over a connection, too, what takes much work has a small budget of its own. */
class FindingM4Test {
    @TempDir
    Path folder;

    private static int refused(Sailor sailor, String request, int times) {
        int refused = 0;
        for (int i = 0; i < times; i++) {
            sailor.say(request);
            var reply = sailor.reply();
            boolean slow = reply.need("type").text().equals("refused")
                    && reply.need("says").text().contains("Wait a moment");
            refused += slow ? 1 : 0;
        }
        return refused;
    }

    @Test
    void m4_everythingAtOnceIsGivenOnlySoOften() {
        try (TimeTable table = new TimeTable(folder).open(2, null)) {
            Sailor asked = table.sailors.get(table.asked());
            asked.asked();
            int decision = (int) asked.open.need("decision").whole();
            assertThat(refused(asked, "{'type':'explain','ref':1,'decision':" + decision + "}", 20))
                    .isEqualTo(14);
            assertThat(refused(asked, "{'type':'refresh','ref':1}", 5)).isEqualTo(5);
            assertThat(refused(asked, "{'type':'measure','ref':1,'from':'a','to':'b'}", 60))
                    .isEqualTo(20);
            assertThat(asked.choose(decision, 0).need("type").text()).isEqualTo("done");
        }
    }
}

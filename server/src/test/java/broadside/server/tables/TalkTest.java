package broadside.server.tables;

import static org.assertj.core.api.Assertions.assertThat;

import broadside.server.people.Person;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Who may talk at a table, how much, and who hears it. */
class TalkTest {
    @TempDir
    Path folder;

    private static String say(Sailor sailor, String text) {
        sailor.say("{'type':'chat','say':'" + text + "','ref':1}");
        return sailor.reply().need("type").text();
    }

    /** Returns the next line that is said, leaving out the list of what was said before. */
    private static String hears(Sailor sailor) {
        while (true) {
            var lines = sailor.until("chat").need("lines").row();
            if (!lines.isEmpty()) {
                return lines.get(0).need("said").text();
            }
        }
    }

    @Test
    void everybodyHearsAndSeesWhoSaidIt() {
        try (TimeTable table = new TimeTable(folder).open(2, null)) {
            Person eve = table.node.guest("Eve");
            Sailor watching = new Sailor(table.node, table.id).enter(eve.id());
            assertThat(say(table.sailors.get(0), "Ahoy")).isEqualTo("done");
            assertThat(hears(table.sailors.get(1))).isEqualTo("Ahoy");
            assertThat(hears(watching)).isEqualTo("Ahoy");
            assertThat(say(watching, "Fair wind")).isEqualTo("done");
            assertThat(hears(table.sailors.get(1))).isEqualTo("Fair wind");
            Sailor later = new Sailor(table.node, table.id).enter(null);
            assertThat(later.until("chat").need("lines").row()).hasSize(2);
        }
    }

    @Test
    void strangersListen() {
        try (TimeTable table = new TimeTable(folder).open(2, null)) {
            Sailor stranger = new Sailor(table.node, table.id).enter(null);
            assertThat(say(stranger, "Ahoy")).isEqualTo("refused");
        }
    }

    @Test
    void notTooLongAndNotNothing() {
        try (TimeTable table = new TimeTable(folder).open(2, null)) {
            Sailor ann = table.sailors.get(0);
            for (String bad : List.of("", "   ", "x".repeat(301))) {
                assertThat(say(ann, bad)).as(bad).isEqualTo("error");
            }
            assertThat(say(ann, "x".repeat(300))).isEqualTo("done");
        }
    }

    @Test
    void notTooFastUntilSomeTimeHasPassed() {
        try (TimeTable table = new TimeTable(folder).open(2, null)) {
            Sailor ann = table.sailors.get(0);
            for (int i = 0; i < 6; i++) {
                assertThat(say(ann, "Ahoy " + i)).isEqualTo("done");
            }
            assertThat(say(ann, "Ahoy again")).isEqualTo("refused");
            assertThat(say(table.sailors.get(1), "Calm down")).isEqualTo("done");
            table.pass(java.time.Duration.ofSeconds(3));
            assertThat(say(ann, "Aye")).isEqualTo("done");
        }
    }
}

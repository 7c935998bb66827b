package broadside.server.tables;

import static org.assertj.core.api.Assertions.assertThat;

import broadside.engine.match.Replay;
import broadside.server.lobby.Noticeboard;
import broadside.server.people.Person;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** M8: whoever deletes an account is no longer named in matches with others. */
class FindingM8Test {
    @TempDir
    Path folder;

    @Test
    void m8_aDeletedNameIsShownToNobody() {
        try (TimeTable table = new TimeTable(folder).open(2, null)) {
            for (int i = 0; i < 4; i++) {
                table.answer();
            }
            Person ann = table.people.get(0);
            Person bob = table.people.get(1);
            table.node.store.people().delete(ann.id());
            table.sailors.get(1).until("(closed)");
            assertThat(table.sailors.get(1).closedFor).isEqualTo(Farewell.RENAMED);

            Sailor back = new Sailor(table.node, table.id).enter(bob.id());
            back.until("view");
            table.node.settle(table.id);
            back.settle();
            assertThat(back.heard).anyMatch(message -> message.contains(Noticeboard.FORMER));
            assertThat(back.heard).noneMatch(message -> message.contains("Ann"));
            back.say("{'type':'resign','ref':1}");
            assertThat(back.reply().need("type").text()).isEqualTo("done");
            assertThat(Replay.header(table.node.store.records().file(table.id)).seats())
                    .as("the record keeps the names its chain covers")
                    .contains("Ann");
        }
    }
}

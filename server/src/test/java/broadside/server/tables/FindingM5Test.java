package broadside.server.tables;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import broadside.server.lobby.TableInfo;
import broadside.server.people.Person;
import broadside.server.store.DatabaseAddress;
import broadside.server.store.StoreFault;
import broadside.server.store.StoreHost;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** M5: whoever asks for something that the store does not take hears so, and can ask again. */
class FindingM5Test {
    private DatabaseAddress address;
    private Node node;
    private Sailor ann;
    private Sailor bob;

    @BeforeEach
    void open(@TempDir Path folder) {
        address = StoreHost.sqlite(folder);
        node = new Node(address);
        Person owner = node.guest("Ann");
        Person other = node.guest("Bob");
        TableInfo table = node.lobby.open(owner, NodesContract.wish("me", "free"));
        node.lobby.sit(other, table.id(), 1, null, false, null, null);
        ann = new Sailor(node, table.id()).enter(owner.id());
        bob = new Sailor(node, table.id()).enter(other.id());
    }

    @AfterEach
    void close() {
        node.close();
    }

    /** Lets a table of the database refuse everything, as a full disk does. */
    private void refuse(String name) {
        for (String change : new String[] {"INSERT", "UPDATE"}) {
            StoreHost.silently(
                    address,
                    "CREATE TRIGGER full_" + name + "_" + change + " BEFORE " + change + " ON " + name
                            + " BEGIN SELECT RAISE(ABORT, 'full'); END");
        }
    }

    private void takeAgain(String name) {
        StoreHost.silently(address, "DROP TRIGGER full_" + name + "_INSERT");
        StoreHost.silently(address, "DROP TRIGGER full_" + name + "_UPDATE");
    }

    @Test
    void m5_everyRequestHasItsReplyAndTheSameIsTakenLater() {
        ann.until("view");
        bob.until("view");
        node.settle(ann.table());
        ann.settle();
        bob.settle();
        Sailor asked = ann.open == null ? bob : ann;
        int decision = (int) asked.open.need("decision").whole();
        refuse("lines");
        for (int i = 0; i < 3; i++) {
            var reply = asked.choose(decision, 0);
            assertThat(reply.need("type").text()).isEqualTo("refused");
            assertThat(reply.need("says").text()).contains("try again");
        }
        takeAgain("lines");
        assertThat(asked.choose(decision, 0).need("type").text()).isEqualTo("done");
    }

    @Test
    void m5_chatToo() {
        ann.until("view");
        refuse("chat");
        ann.say("{'type':'chat','ref':2,'say':'ahoy'}");
        assertThat(ann.reply().need("says").text()).contains("try again");
        takeAgain("chat");
        ann.say("{'type':'chat','ref':2,'say':'ahoy'}");
        assertThat(ann.reply().need("type").text()).isEqualTo("done");
    }

    @Test
    void m5_aStoreThatTakesNothingIsNotReady() {
        node.store.check();
        refuse("settings");
        assertThatThrownBy(node.store::check).isInstanceOf(StoreFault.class);
        takeAgain("settings");
        node.store.check();
    }
}

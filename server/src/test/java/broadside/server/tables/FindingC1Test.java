package broadside.server.tables;

import static org.assertj.core.api.Assertions.assertThat;

import broadside.engine.tree.Field;
import broadside.server.lobby.OpenTable;
import broadside.server.lobby.TableInfo;
import broadside.server.people.Person;
import broadside.server.store.DatabaseAddress;
import broadside.server.store.StoreHost;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** C1: who stands up from an open table loses the seat over the connection he still has. */
class FindingC1Test {
    private Node node;

    @BeforeEach
    void open(@TempDir Path folder) {
        DatabaseAddress address = StoreHost.sqlite(folder);
        node = new Node(address);
    }

    @AfterEach
    void close() {
        node.close();
    }

    /** Is a table without spectators. */
    private static OpenTable quiet() {
        return new OpenTable(
                "spanish-main",
                null,
                null,
                null,
                null,
                null,
                null,
                false,
                null,
                NodesContract.wish("me", "free", "free").seats(),
                null);
    }

    @Test
    void c1_whoStandsUpWatchesLikeAnybodyElse() {
        Person alice = node.guest("Alice");
        Person mallory = node.guest("Mallory");
        Person bob = node.guest("Bob");
        Person carol = node.guest("Carol");
        TableInfo table = node.lobby.open(alice, NodesContract.wish("me", "free", "free"));
        node.lobby.sit(mallory, table.id(), 1, null, false, null, null);
        Sailor old = new Sailor(node, table.id()).enter(mallory.id());
        assertThat(old.until("welcome").need("seat").text()).isEqualTo("Mallory");

        node.lobby.stand(mallory, table.id(), 1);
        node.lobby.sit(bob, table.id(), 1, null, false, null, null);
        // No captain at this table: one who chose between two looks would make the views differ.
        node.lobby.sit(carol, table.id(), 2, null, false, null, null);

        Field hello = old.until("hello");
        assertThat(hello.has("you")).as(hello.tree().toString()).isFalse();
        Sailor spectator = new Sailor(node, table.id()).enter(null);
        spectator.until("view");
        old.until("view");
        assertThat(old.view).isEqualTo(spectator.view);
        old.say("{'type':'resign','ref':1}");
        assertThat(old.reply().need("type").text()).isEqualTo("refused");
        Sailor bobs = new Sailor(node, table.id()).enter(bob.id());
        assertThat(bobs.until("hello").need("you").text()).isEqualTo("Bob");
        bobs.until("view");
        assertThat(bobs.view).isNotEqualTo(spectator.view);
    }

    @Test
    void c1_whereNobodyMayWatchHeIsPutOut() {
        Person alice = node.guest("Alice");
        Person mallory = node.guest("Mallory");
        TableInfo table = node.lobby.open(alice, quiet());
        node.lobby.sit(mallory, table.id(), 1, null, false, null, null);
        Sailor old = new Sailor(node, table.id()).enter(mallory.id());
        old.until("welcome");

        node.lobby.stand(mallory, table.id(), 1);

        old.until("(closed)");
        assertThat(old.closedFor).isEqualTo(Farewell.SEAT_LOST);
    }

    @Test
    void c1_aSeatTheOwnerFreesIsLostToo() {
        Person alice = node.guest("Alice");
        Person mallory = node.guest("Mallory");
        TableInfo table = node.lobby.open(alice, NodesContract.wish("me", "free", "free"));
        node.lobby.sit(mallory, table.id(), 1, null, false, null, null);
        Sailor old = new Sailor(node, table.id()).enter(mallory.id());
        old.until("welcome");

        node.lobby.fill(alice, table.id(), 1, "captain", "deckhand", null);
        node.lobby.fill(alice, table.id(), 2, "captain", "deckhand", null);

        Field hello = old.until("hello");
        assertThat(hello.has("you")).isFalse();
        assertThat(node.tables.here(table.id())).isEmpty();
    }
}

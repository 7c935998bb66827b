package broadside.server.tables;

import static org.assertj.core.api.Assertions.assertThat;

import broadside.engine.chance.Rng;
import broadside.engine.match.Replay;
import broadside.engine.tree.Field;
import broadside.server.lobby.OpenTable;
import broadside.server.lobby.TableInfo;
import broadside.server.people.Person;
import broadside.server.store.DatabaseAddress;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** States what holds for tables whichever store they are on. */
abstract class NodesContract {
    @TempDir
    Path folder;

    DatabaseAddress address;
    Node node;
    private final List<Node> others = new ArrayList<>();

    abstract DatabaseAddress address(Path emptyFolder) throws Exception;

    @BeforeEach
    void open() throws Exception {
        address = address(folder);
        node = new Node(address);
    }

    @AfterEach
    void close() {
        node.close();
        others.forEach(Node::close);
    }

    Node another() {
        Node other = new Node(address);
        others.add(other);
        return other;
    }

    static OpenTable wish(String... seats) {
        List<OpenTable.SeatWish> wishes = new ArrayList<>();
        for (String seat : seats) {
            // Named by their chairs, so that two tables of the same wish are alike.
            wishes.add(
                    seat.equals("me") || seat.equals("free")
                            ? new OpenTable.SeatWish(seat, null, null)
                            : new OpenTable.SeatWish("captain", seat, seat + " " + wishes.size()));
        }
        return new OpenTable("spanish-main", null, null, null, null, null, null, null, null, wishes, null);
    }

    /** Opens a table for two people and captains, all seated. */
    TableInfo two(Person ann, Person bob, String... captains) {
        List<String> seats = new ArrayList<>(List.of("me", "free"));
        seats.addAll(List.of(captains));
        TableInfo table = node.lobby.open(ann, wish(seats.toArray(String[]::new)));
        return node.lobby.sit(bob, table.id(), 1, null, false, null, null);
    }

    /** Plays until the end or until so many choices are made; says how many were. */
    static int play(List<Sailor> sailors, Rng rng, int most) {
        int made = 0;
        while (made < most) {
            Sailor turn = whoIsAsked(sailors);
            if (turn == null) {
                return made;
            }
            Field reply = turn.choose(rng.below(turn.options()));
            assertThat(reply.need("type").text()).as(reply.tree().toString()).isEqualTo("done");
            made++;
        }
        return made;
    }

    private static Sailor whoIsAsked(List<Sailor> sailors) {
        long patience = System.nanoTime() + 30_000_000_000L;
        while (System.nanoTime() < patience) {
            for (Sailor sailor : sailors) {
                sailor.settle();
                if (sailor.end != null) {
                    return null;
                }
                if (sailor.open != null) {
                    return sailor;
                }
            }
            pause();
        }
        throw new AssertionError("nobody is asked anything");
    }

    private static void pause() {
        try {
            Thread.sleep(2);
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    @Test
    void aMatchIsPlayedToItsEndAndItsRecordIsGood() {
        Person ann = node.guest("Ann");
        Person bob = node.guest("Bob");
        TableInfo table = two(ann, bob, "deckhand");
        assertThat(table.state()).isEqualTo("running");
        Sailor first = new Sailor(node, table.id()).enter(ann.id());
        Sailor second = new Sailor(node, table.id()).enter(bob.id());
        Sailor watching = new Sailor(node, table.id()).enter(null);

        play(List.of(first, second), new Rng(4), Integer.MAX_VALUE);

        watching.until("ended");
        assertThat(Replay.verify(node.store.records().file(table.id()))).isEmpty();
        assertThat(node.board.show(table.id(), null, null).state()).isEqualTo("finished");
    }

    @Test
    void whoIsKilledIsFollowedByAnother() {
        Person ann = node.guest("Ann");
        Person bob = node.guest("Bob");
        TableInfo table = two(ann, bob, "deckhand");
        Sailor first = new Sailor(node, table.id()).enter(ann.id());
        Sailor second = new Sailor(node, table.id()).enter(bob.id());
        play(List.of(first, second), new Rng(5), 6);
        int lines = node.store.records().last(table.id());

        node.kill();
        node = new Node(address);

        assertThat(node.store.records().last(table.id())).isGreaterThanOrEqualTo(lines);
        Sailor again = new Sailor(node, table.id()).enter(ann.id(), first.session, first.last);
        Sailor other = new Sailor(node, table.id()).enter(bob.id());
        assertThat(again.until("welcome").need("resumed").truth()).isFalse();
        play(List.of(again, other), new Rng(6), Integer.MAX_VALUE);
        assertThat(Replay.verify(node.store.records().file(table.id()))).isEmpty();
    }

    @Test
    void aBrokenConnectionGoesOnBehindTheLastMessage() {
        Person ann = node.guest("Ann");
        Person bob = node.guest("Bob");
        TableInfo table = two(ann, bob);
        Sailor first = new Sailor(node, table.id()).enter(ann.id());
        Sailor second = new Sailor(node, table.id()).enter(bob.id());
        play(List.of(first, second), new Rng(7), 4);
        Sailor asked = whoIsAsked(List.of(first, second));
        Sailor leaves = asked == first ? second : first;
        leaves.settle();
        leaves.hangUp();
        int last = leaves.last;
        play(List.of(asked), new Rng(8), 1);

        Sailor again = new Sailor(node, table.id()).enter(leaves == first ? ann.id() : bob.id(), leaves.session, last);

        assertThat(again.until("welcome").need("resumed").truth()).isTrue();
        int number = last;
        Field message = again.next();
        while (!message.has("n")) {
            message = again.next();
        }
        assertThat(message.need("n").whole()).isEqualTo(number + 1);
    }

    @Test
    void thereIsNoWayIntoAPrivateTableWithoutItsInvitation() {
        Person ann = node.guest("Ann");
        Person eve = node.guest("Eve");
        OpenTable wish = new OpenTable(
                "spanish-main",
                null,
                null,
                false,
                null,
                null,
                null,
                null,
                null,
                wish("me", "free").seats(),
                null);
        TableInfo table = node.lobby.open(ann, wish);

        Sailor intruder = new Sailor(node, table.id()).enter(eve.id());
        intruder.until("(closed)");

        assertThat(intruder.closedWith).isEqualTo(Farewell.NO_TABLE.code());
        assertThat(table.invitation()).isNotNull();
        assertThat(node.board.show(table.id(), eve.id(), table.invitation()).invitation())
                .isNull();
        node.lobby.sit(eve, table.id(), 1, null, false, null, table.invitation());
        new Sailor(node, table.id()).enter(eve.id()).until("hello");
    }
}

package broadside.server.tables;

import static org.assertj.core.api.Assertions.assertThat;

import broadside.engine.chance.Rng;
import broadside.engine.match.Replay;
import broadside.engine.tree.Field;
import broadside.server.lobby.TableInfo;
import broadside.server.people.Person;
import broadside.server.store.DatabaseAddress;
import broadside.server.store.StoreHost;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Several nodes on one PostgreSQL are one server. */
class PostgresNodesTest extends NodesContract {
    @Override
    DatabaseAddress address(Path emptyFolder) throws Exception {
        return StoreHost.postgres();
    }

    @Test
    void peopleAtTwoNodesSeeTheSame() {
        Node second = another();
        Person ann = node.guest("Ann");
        Person bob = node.guest("Bob");
        TableInfo table = two(ann, bob, "deckhand");
        Sailor here = new Sailor(node, table.id()).enter(ann.id());
        Sailor there = new Sailor(second, table.id()).enter(bob.id());
        Sailor one = new Sailor(node, table.id()).enter(null);
        Sailor other = new Sailor(second, table.id()).enter(null);

        play(List.of(here, there), new Rng(11), Integer.MAX_VALUE);

        Field end = one.until("ended");
        assertThat(other.until("ended").need("position").tree())
                .isEqualTo(end.need("position").tree());
        assertThat(other.view).isEqualTo(one.view);
        assertThat(Replay.verify(node.store.records().file(table.id()))).isEmpty();
    }

    @Test
    void theSameAnswerAtTwoNodesIsTakenOnce() {
        Node second = another();
        Person ann = node.guest("Ann");
        Person bob = node.guest("Bob");
        TableInfo table = two(ann, bob);
        Sailor here = new Sailor(node, table.id()).enter(ann.id());
        Sailor too = new Sailor(second, table.id()).enter(ann.id());
        Sailor bobs = new Sailor(node, table.id()).enter(bob.id());
        for (int i = 0; i < 10; i++) {
            here.settle();
            bobs.settle();
            if (here.open == null) {
                play(List.of(here, bobs), new Rng(i), 1);
                continue;
            }
            int decision = (int) here.open.need("decision").whole();
            String answer = "{'type':'choose','ref':1,'decision':" + decision + ",'option':0}";
            here.open = null;
            here.say(answer);
            too.say(answer);
            List<String> replies = List.of(
                    here.reply().need("type").text(), too.reply().need("type").text());
            assertThat(replies).containsExactlyInAnyOrder("done", "refused");
        }
        assertThat(node.store.records().last(table.id()))
                .isEqualTo(second.store.records().last(table.id()));
    }

    @Test
    void whenANodeIsKilledTheOtherLetsCaptainsPlay() {
        Node second = another();
        Person ann = node.guest("Ann");
        TableInfo table = node.lobby.open(ann, wish("me", "deckhand", "deckhand"));
        Sailor here = new Sailor(node, table.id()).enter(ann.id());
        Sailor watching = new Sailor(second, table.id()).enter(null);
        play(List.of(here), new Rng(2), 3);

        node.kill();

        Sailor there = new Sailor(second, table.id()).enter(ann.id());
        play(List.of(there), new Rng(9), Integer.MAX_VALUE);
        watching.until("ended");
        assertThat(Replay.verify(second.store.records().file(table.id()))).isEmpty();
        node = new Node(address);
    }

    @Test
    void c1_whoStandsUpAtOneNodeLosesTheSeatAtTheOther() {
        Node second = another();
        Person ann = node.guest("Ann");
        Person bob = node.guest("Bob");
        TableInfo table = node.lobby.open(ann, wish("me", "free", "free"));
        node.lobby.sit(bob, table.id(), 1, null, false, null, null);
        Sailor there = new Sailor(second, table.id()).enter(bob.id());
        there.until("welcome");

        node.lobby.stand(bob, table.id(), 1);
        node.lobby.fill(ann, table.id(), 1, "captain", "deckhand", null);
        node.lobby.fill(ann, table.id(), 2, "captain", "deckhand", null);

        assertThat(there.until("hello").has("you")).isFalse();
    }

    @Test
    void h1_tokensThatEndAtOneNodeEndAtTheOther() {
        Node second = another();
        Person ann = node.guest("Ann");
        Person bob = node.guest("Bob");
        TableInfo table = two(ann, bob);
        Sailor there = new Sailor(second, table.id()).enter(ann.id());
        there.until("welcome");

        node.store.people().endTokens(ann.id());

        there.until("(closed)");
        assertThat(there.closedFor).isEqualTo(Farewell.BAD_TOKEN);
    }

    @Test
    void h1_evenIfNobodyTellsTheRoundFindsOut() {
        Person ann = node.guest("Ann");
        Person bob = node.guest("Bob");
        TableInfo table = two(ann, bob);
        Sailor here = new Sailor(node, table.id()).enter(ann.id());
        here.until("welcome");

        // as if the news had been lost on the way
        StoreHost.silently(address, "UPDATE people SET epoch = epoch + 1 WHERE id = '" + ann.id() + "'");

        here.until("(closed)");
        assertThat(here.closedFor).isEqualTo(Farewell.BAD_TOKEN);
    }
}

package broadside.server.tables;

import static org.assertj.core.api.Assertions.assertThat;

import broadside.engine.match.Replay;
import broadside.server.lobby.TableInfo;
import broadside.server.people.Person;
import broadside.server.store.StoreHost;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** M7: whatever was accepted for the dice is in the dice, however many sit down at the same time. */
class FindingM7Test {
    private static final int ROUNDS = 8;

    @TempDir
    Path folder;

    @Test
    void m7_noStringForTheDiceIsLost() throws Exception {
        ExecutorService people = Executors.newFixedThreadPool(3);
        try (Node node = new Node(StoreHost.sqlite(folder))) {
            for (int round = 0; round < ROUNDS; round++) {
                Person owner = node.guest("Owner");
                TableInfo table = node.lobby.open(owner, NodesContract.wish("me", "free", "free", "free"));
                CyclicBarrier together = new CyclicBarrier(3);
                List<Callable<TableInfo>> sitters = new ArrayList<>();
                for (int seat = 1; seat <= 3; seat++) {
                    int mine = seat;
                    Person person = node.guest("Sitter" + seat);
                    sitters.add(() -> {
                        together.await();
                        return node.lobby.sit(person, table.id(), mine, null, false, "mix-" + mine, null);
                    });
                }
                for (var done : people.invokeAll(sitters)) {
                    done.get();
                }
                node.settle(table.id());
                assertThat(Replay.header(node.store.records().file(table.id())).strings())
                        .containsExactly("", "mix-1", "mix-2", "mix-3");
            }
        } finally {
            people.shutdownNow();
        }
    }

    @Test
    void m7_whoStandsUpTakesHisStringAlong() {
        try (Node node = new Node(StoreHost.sqlite(folder))) {
            Person ann = node.guest("Ann");
            Person bob = node.guest("Bob");
            TableInfo table = node.lobby.open(ann, NodesContract.wish("me", "free"));
            node.lobby.sit(bob, table.id(), 1, null, false, "bobs", null);
            assertThat(node.store.matches().find(table.id()).state().name()).isEqualTo("RUNNING");
            TableInfo other = node.lobby.open(ann, NodesContract.wish("me", "free", "free"));
            node.lobby.sit(bob, other.id(), 1, null, false, "bobs", null);
            node.lobby.stand(bob, other.id(), 1);
            assertThat(node.store.seats().at(other.id()).get(1).string()).isEmpty();
        }
    }
}

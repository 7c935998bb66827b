package broadside.server.tables;

import static org.assertj.core.api.Assertions.assertThat;

import broadside.engine.chance.Rng;
import broadside.engine.game.Games;
import broadside.engine.match.EntryKind;
import broadside.engine.match.Replay;
import broadside.server.lobby.TableInfo;
import broadside.server.people.Person;
import broadside.server.store.StoreHost;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Captains answer by themselves from their first choice on: no default is taken for them. */
class CaptainsTest {
    @TempDir
    Path folder;

    @ParameterizedTest
    @ValueSource(strings = {"deckhand", "bosun", "captain"})
    void aCaptainChoosesForItself(String level) {
        try (Node node = new Node(StoreHost.sqlite(folder))) {
            Person ann = node.guest("Ann");
            for (int i = 0; i < 3; i++) {
                TableInfo table = node.lobby.open(ann, NodesContract.wish("me", level, level));
                Sailor sailor = new Sailor(node, table.id()).enter(ann.id());
                NodesContract.play(List.of(sailor), new Rng(i), 2);
                sailor.asked();
                byte[] record = node.store.records().file(table.id());
                assertThat(Replay.walk(Games.find("spanish-main"), record, (entry, events, now) -> {})
                                .entries())
                        .isNotEmpty()
                        .noneMatch(entry -> entry.kind() == EntryKind.DEFAULT);
            }
        }
    }
}

package broadside.server.tables;

import static org.assertj.core.api.Assertions.assertThat;

import broadside.engine.chance.Rng;
import broadside.engine.document.PositionDocument;
import broadside.engine.game.Game;
import broadside.engine.game.Games;
import broadside.engine.match.Match;
import broadside.engine.match.Replay;
import broadside.engine.play.Position;
import broadside.engine.tree.Tree;
import broadside.server.lobby.TableInfo;
import broadside.server.people.Person;
import broadside.server.store.StoreHost;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What is sent to a seat does not depend on what is hidden from it. */
class SecrecyTest {
    @TempDir
    Path folder;

    @Test
    void twoWorldsThatASeatCannotTellApartSoundTheSame() {
        try (Node node = new Node(StoreHost.sqlite(folder))) {
            compare(node, Games.find("spanish-main"));
        }
    }

    private static <P extends Position> void compare(Node node, Game<P> game) {
        Person ann = node.guest("Ann");
        for (int seed = 1; seed <= 6; seed++) {
            TableInfo table = node.lobby.open(ann, NodesContract.wish("me", "deckhand", "deckhand"));
            Sailor sailor = new Sailor(node, table.id()).enter(ann.id());
            NodesContract.play(List.of(sailor), new Rng(seed), 2 + seed);
            if (!sailor.asked()) {
                continue;
            }
            Match<P> match = Replay.walk(game, node.store.records().file(table.id()), (entry, events, now) -> {});
            @SuppressWarnings("unchecked")
            P mask = (P) match.position().mask(0);
            String one = told(node, ann, PositionDocument.write(game, filled(mask, seed)));
            String other = told(node, ann, PositionDocument.write(game, filled(mask, seed + 100)));
            assertThat(one).isEqualTo(other);
        }
    }

    @SuppressWarnings("unchecked")
    private static <P extends Position> P filled(P mask, long seed) {
        P world = (P) mask.copy();
        world.fill(0, new Rng(seed));
        return world;
    }

    /** Returns all that a seat is told at a table that starts from this position, but for what is new at every table. */
    private static String told(Node node, Person ann, Tree.Branch start) {
        TableInfo table = node.lobby.open(ann, NodesContract.wish("me", "deckhand", "deckhand"), start, null);
        Sailor sailor = new Sailor(node, table.id()).enter(ann.id());
        assertThat(sailor.asked()).isTrue();
        int decision = (int) sailor.open.need("decision").whole();
        sailor.say("{'type':'explain','ref':1,'decision':" + decision + "}");
        sailor.reply();
        sailor.say("{'type':'choose','ref':1,'decision':" + decision + ",'option':9999}");
        sailor.reply();
        sailor.say("{'type':'choose','ref':1,'decision':77777,'option':0}");
        sailor.reply();
        sailor.say("{'type':'undo','ref':1}");
        sailor.reply();
        return String.join("\n", sailor.heard)
                .replace(table.id(), "ID")
                .replace(String.valueOf(table.invitation()), "INVITATION")
                .replace(table.commitment(), "COMMITMENT")
                .replace(sailor.session, "SESSION")
                .replaceAll("\"(time|created|updated)\":\\d+", "\"$1\":0")
                // whose turn it is stands in the store a moment after the table began
                .replaceAll("\"asked\":(true|false)", "\"asked\":0")
                .replaceAll("\\{\"type\":\"table\".*\n", "");
    }
}

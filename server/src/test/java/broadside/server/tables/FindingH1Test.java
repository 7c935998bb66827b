package broadside.server.tables;

import static org.assertj.core.api.Assertions.assertThat;

import broadside.server.lobby.SeatToken;
import broadside.server.lobby.TableInfo;
import broadside.server.people.Person;
import broadside.server.store.StoreHost;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** H1: a token that has ended plays no longer, also over the connection that was opened with it. */
class FindingH1Test {
    private static final Entrance HELLO = new Entrance(null, false, null, "en", null, null, -1);

    private Node node;
    private Person ann;
    private TableInfo table;

    @BeforeEach
    void open(@TempDir Path folder) {
        node = new Node(StoreHost.sqlite(folder));
        ann = node.guest("Ann");
        Person bob = node.guest("Bob");
        table = node.lobby.open(ann, NodesContract.wish("me", "free"));
        table = node.lobby.sit(bob, table.id(), 1, null, false, null, null);
    }

    @AfterEach
    void close() {
        node.close();
    }

    private Sailor here() {
        Sailor sailor = new Sailor(node, table.id()).enter(ann.id());
        sailor.until("view");
        return sailor;
    }

    private static void isPutOut(Sailor sailor) {
        isPutOut(sailor, Farewell.BAD_TOKEN);
    }

    private static void isPutOut(Sailor sailor, Farewell... reasons) {
        sailor.until("(closed)");
        assertThat(sailor.closedFor).isIn((Object[]) reasons);
        sailor.settle();
        sailor.say("{'type':'raise','up':true,'ref':5}");
        sailor.say("{'type':'chat','say':'still here','ref':6}");
        assertThat(sailor.isTold("done")).isFalse();
    }

    @Test
    void h1_endingAllTokensPutsOutWhoIsConnected() {
        Sailor sailor = here();
        node.store.people().endTokens(ann.id());
        isPutOut(sailor);
        node.settle(table.id());
        assertThat(node.tables.here(table.id())).isEmpty();
    }

    @Test
    void h1_aNewPasswordPutsOutWhoIsConnected() {
        node.store.people().openAccount(ann.id(), "ann", "hash");
        Sailor sailor = here();
        node.store.people().changePassword(ann.id(), "another hash");
        isPutOut(sailor);
    }

    @Test
    void h1_aDeletedAccountPlaysNoMore() {
        Sailor sailor = here();
        node.store.people().delete(ann.id());
        // The seat gets another name as the person goes, and either may be told first.
        isPutOut(sailor, Farewell.BAD_TOKEN, Farewell.RENAMED);
    }

    @Test
    void h1_aReplacedSeatTokenPlaysNoMore() {
        String token = node.lobby.token(ann, table.id(), 0);
        Sailor bot = new Sailor(node, table.id()).enter(HELLO, bot(token));
        bot.until("view");
        node.lobby.token(ann, table.id(), 0);
        isPutOut(bot);
    }

    @Test
    void h1_theTokensOfOnesBotsEndWithOnesOwn() {
        String token = node.lobby.token(ann, table.id(), 0);
        Sailor bot = new Sailor(node, table.id()).enter(HELLO, bot(token));
        bot.until("view");
        node.store.people().endTokens(ann.id());
        isPutOut(bot);
        assertThat(node.store.seats().withToken(SeatToken.hash(token))).isNull();
    }

    private Identity bot(String token) {
        String hash = SeatToken.hash(token);
        return Identity.bot(node.store.seats().withToken(hash), hash);
    }
}

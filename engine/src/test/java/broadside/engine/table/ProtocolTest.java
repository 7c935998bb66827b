package broadside.engine.table;

import static org.assertj.core.api.Assertions.assertThat;

import broadside.engine.chance.Rng;
import broadside.engine.game.OptionValues;
import broadside.engine.match.Header;
import broadside.engine.match.Journal;
import broadside.engine.match.Match;
import broadside.engine.match.Sitter;
import broadside.engine.match.Tables;
import broadside.engine.match.cove.Cove;
import broadside.engine.match.cove.CovePosition;
import broadside.engine.tree.Field;
import broadside.engine.tree.Json;
import broadside.engine.tree.Tree;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Requests are checked, answered once each, and never break the table. */
class ProtocolTest {

    private static Host<CovePosition> cove(String language) {
        Cove game = new Cove();
        Header header = Tables.header(game, 5, List.of(Sitter.person(), Sitter.person()), OptionValues.defaults(game));
        Host<CovePosition> host = new Host<>(game, header, 5, Host.timid(), Journal.NONE, language);
        host.table.act(Match::closeWindow);
        return host;
    }

    @Test
    void aDecisionSaysEverything() {
        Host<CovePosition> host = cove("es");
        Field decision = host.last(0, "decision");
        assertThat(decision.need("says").text()).isEqualTo("¿Qué haces? Quedan 3 acciones.");
        assertThat(decision.need("prompt").need("key").text()).isEqualTo("cove.ask-act");
        assertThat(decision.need("question").text()).isEqualTo("act");
        assertThat(decision.need("default").whole()).isZero();
        Field option = decision.need("options").row().get(4);
        assertThat(option.need("index").whole()).isEqualTo(4);
        assertThat(option.need("says").text()).isEqualTo("Saquear a bob");
        assertThat(option.need("parts").tree()).isEqualTo(Tree.branch("plunder", Tree.of("bob")));
        assertThat(host.received(1).toString()).doesNotContain("cove.ask-act");
    }

    @Test
    void choosingByIndexOrByParts() {
        Host<CovePosition> host = cove("en");
        Field reply = host.ask(
                0,
                Host.request("choose")
                        .put("decision", host.open(0))
                        .put("option", 1)
                        .put("ref", "a"));
        assertThat(reply.need("type").text()).isEqualTo("done");
        assertThat(reply.need("ref").text()).isEqualTo("a");
        TableTest.choose(host, 0, Tree.of("sail"));
        assertThat(host.match.position().pending().firstOpen().id()).isEqualTo(host.open(0));
        Field outside =
                host.ask(0, Host.request("choose").put("decision", host.open(0)).put("option", 99));
        assertThat(outside.need("says").text()).isEqualTo("That is not one of the possible answers.");
    }

    @Test
    void refusalsAndExplanationsAgree() {
        Host<CovePosition> host = cove("en");
        Tree own = Tree.branch("plunder", Tree.of("ann"));
        Tree.Grow choose = Host.request("choose").put("decision", host.open(0)).put("parts", own);
        Field refused = host.ask(0, choose);
        assertThat(refused.need("says").text()).isEqualTo("You cannot do that to yourself.");
        Field explained = host.ask(
                0, Host.request("explain").put("decision", host.open(0)).put("parts", own));
        assertThat(explained.need("legal").truth()).isFalse();
        assertThat(explained.need("message").tree())
                .isEqualTo(refused.need("message").tree());
        Field all = host.ask(0, Host.request("explain").put("decision", host.open(0)));
        assertThat(all.need("choices").row()).hasSize(7);
        Field stranger = host.ask(
                1, Host.request("explain").put("decision", host.open(0)).put("parts", own));
        assertThat(stranger.need("says").text()).isEqualTo("It is the turn of ann.");
        assertThat(host.match.entries()).hasSize(1);
    }

    @Test
    void undoByDecision() {
        Host<CovePosition> host = cove("en");
        int first = host.open(0);
        assertThat(host.last(0, "decision").need("undo").truth()).isFalse();
        assertThat(host.last(0, "decision").need("chosen").truth()).isFalse();
        TableTest.choose(host, 0, Tree.of("sail"));
        TableTest.choose(host, 0, Tree.of("sail"));
        assertThat(host.last(0, "decision").need("undo").truth()).isTrue();
        assertThat(host.last(0, "decision").need("chosen").truth()).isTrue();
        Field reply = host.ask(0, Host.request("undo").put("decision", first));
        assertThat(reply.need("type").text()).isEqualTo("done");
        assertThat(host.last(-1, "events").tree().toString()).contains("ann takes back a move.");
        assertThat(host.match.position().pending().firstOpen().seat()).isZero();
        assertThat(host.ask(1, Host.request("undo")).need("type").text()).isEqualTo("refused");
    }

    @Test
    void votingToGoBackWithoutNamingADecision() {
        Host<CovePosition> host = cove("en");
        Tree.Grow back = Host.request("vote").put("about", "undo").put("say", true);
        assertThat(host.ask(0, back).need("type").text()).isEqualTo("refused");
        TableTest.choose(host, 0, Tree.of("dig"));
        for (int round = 0; round < 2; round++) {
            host.ask(0, Host.request("vote").put("about", "undo").put("say", true));
            host.ask(1, Host.request("vote").put("say", true));
            assertThat(host.last(-1, "events").tree().toString()).contains("took-back");
            assertThat(host.match.position().pending().firstOpen().seat()).isZero();
            // What was taken back is not the last answer any more.
            assertThat(host.ask(0, Host.request("vote").put("about", "undo").put("say", true))
                            .need("type")
                            .text())
                    .isEqualTo("refused");
            TableTest.choose(host, 0, Tree.of("dig"));
        }
    }

    @Test
    void votingToGoBackAndToEnd() {
        Host<CovePosition> host = cove("en");
        int first = host.open(0);
        TableTest.choose(host, 0, Tree.of("dig"));
        long draws = host.match.position().draws();
        host.ask(
                0,
                Host.request("vote").put("about", "undo").put("decision", first).put("say", true));
        assertThat(host.last(1, "vote").need("proposer").text()).isEqualTo("ann");
        assertThat(host.last(-1, "events").tree().toString()).contains("ann asks to go back a move.");
        host.ask(1, Host.request("vote").put("say", true));
        assertThat(host.received(-1).toString())
                .contains("bob agrees to go back.")
                .doesNotContain("bob asks");
        assertThat(host.match.position().draws()).isEqualTo(draws);
        assertThat(host.last(1, "vote").has("about")).isFalse();
        host.ask(1, Host.request("vote").put("about", "draw").put("say", true));
        host.ask(0, Host.request("vote").put("say", true));
        assertThat(host.match.isOver()).isTrue();
        assertThat(host.match.outcome()).isNull();
        assertThat(host.last(-1, "ended").need("says").text()).isEqualTo("The players agreed to a draw.");
    }

    @Test
    void aBrokenConnectionContinues() {
        Host<CovePosition> host = cove("en");
        Viewer<CovePosition> viewer = host.viewers.get(1);
        List<Tree.Branch> before = List.copyOf(host.received(0));
        int seen = (int) host.last(0).need("n").whole();
        int open = host.open(0);
        viewer.disconnect();
        host.table.act(match -> match.choose(0, open, Tree.of("sail")));
        assertThat(host.received(0)).isEqualTo(before);
        List<Tree.Branch> again = new ArrayList<>();
        viewer.reconnect(seen, text -> again.add(Host.branch(text)));
        assertThat(again).isNotEmpty();
        assertThat(Field.root(again.get(0)).need("n").whole()).isEqualTo(seen + 1);
        List<Tree.Branch> lost = new ArrayList<>();
        viewer.reconnect(-1, text -> lost.add(Host.branch(text)));
        assertThat(Field.root(lost.get(0)).need("type").text()).isEqualTo("hello");
        assertThat(Field.root(lost.get(1)).need("past").truth()).isTrue();
    }

    @Test
    void spectatorsOnlyWatch() {
        Host<CovePosition> host = cove("en");
        for (String type : List.of("resign", "undo", "raise")) {
            assertThat(host.ask(-1, Host.request(type)).need("type").text()).isEqualTo("refused");
        }
        assertThat(host.ask(-1, Host.request("refresh")).need("type").text()).isEqualTo("done");
        assertThat(host.match.entries()).hasSize(1);
    }

    @Test
    void aGameWithoutDistancesMeasuresNothing() {
        Host<CovePosition> host = cove("en");
        host.desk(-1).receive("{\"type\":\"measure\",\"from\":\"a\",\"to\":\"b\"}");
        Field reply = Field.root(host.received(-1).get(host.received(-1).size() - 1));
        assertThat(reply.need("type").text()).isEqualTo("refused");
        assertThat(reply.need("says").text()).contains("nothing to measure");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "[]",
                "null",
                "{",
                "{\"type\":7}",
                "{\"type\":\"choose\"}",
                "{\"type\":\"choose\",\"decision\":-1,\"option\":0}",
                "{\"type\":\"choose\",\"decision\":1,\"option\":0,\"parts\":1}",
                "{\"type\":\"choose\",\"decision\":99999999999,\"option\":0}",
                "{\"type\":\"stops\",\"kinds\":[31]}",
                "{\"type\":\"stops\",\"kinds\":3}",
                "{\"type\":\"orders\",\"window\":\"x\",\"order\":\"maybe\"}",
                "{\"type\":\"vote\",\"about\":\"tea\",\"say\":true}",
                "{\"type\":\"resign\",\"why\":1}",
                "{\"type\":\"hello\"}"
            })
    void nonsenseIsAnError(String text) {
        Host<CovePosition> host = cove("en");
        int before = host.received(0).size();
        host.desk(0).receive(text);
        assertThat(host.last(0).need("type").text()).isEqualTo("error");
        assertThat(host.received(0)).hasSize(before + 1);
        assertThat(host.match.entries()).hasSize(1);
    }

    @Test
    void anyBytesLeaveTheTableAsItWas() {
        Host<CovePosition> host = cove("en");
        Rng rng = new Rng(3);
        String good = Host.request("choose")
                .put("decision", host.open(0))
                .put("parts", Tree.branch("plunder", Tree.of("zoe")))
                .done()
                .toString();
        for (int i = 0; i < 3_000; i++) {
            StringBuilder text = new StringBuilder(good);
            for (int j = rng.below(4); j >= 0; j--) {
                text.setCharAt(rng.below(text.length()), (char) (32 + rng.below(95)));
            }
            int before = host.received(1).size();
            host.desk(1).receive(text.toString());
            assertThat(host.received(1)).hasSize(before + 1);
        }
        host.desk(0).receive("\"" + "x".repeat(20_000) + "\"");
        assertThat(host.last(0).need("says").text()).isEqualTo("the message is too long");
        assertThat(host.match.entries()).hasSize(1);
        assertThat(host.faults).isEmpty();
    }

    @Test
    void patchesOfRandomTrees() {
        Rng rng = new Rng(4);
        for (int i = 0; i < 2_000; i++) {
            Tree one = tree(rng, 3);
            Tree other = tree(rng, 3);
            assertThat(Json.canonical(Patch.apply(one, Patch.between(one, other))))
                    .isEqualTo(Json.canonical(other));
        }
    }

    private static Tree tree(Rng rng, int depth) {
        int kind = rng.below(depth == 0 ? 2 : 4);
        if (kind < 2) {
            return kind == 0 ? Tree.of(rng.below(3)) : rng.below(5) == 0 ? Tree.NOTHING : Tree.of("t" + rng.below(3));
        }
        List<Tree> items = new ArrayList<>();
        Tree.Grow grow = Tree.branch();
        for (int i = rng.below(4); i > 0; i--) {
            items.add(tree(rng, depth - 1));
            grow.put("f" + rng.below(4), tree(rng, depth - 1));
        }
        return kind == 2 ? Tree.row(items) : grow.done();
    }
}

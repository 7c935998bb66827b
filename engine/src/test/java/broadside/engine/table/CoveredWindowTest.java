package broadside.engine.table;

import static org.assertj.core.api.Assertions.assertThat;

import broadside.engine.game.Game;
import broadside.engine.game.OptionValues;
import broadside.engine.harbour.Rules;
import broadside.engine.match.Header;
import broadside.engine.match.Journal;
import broadside.engine.match.Match;
import broadside.engine.match.Sitter;
import broadside.engine.match.Tables;
import broadside.engine.match.cove.Cove;
import broadside.engine.match.cove.CovePosition;
import broadside.engine.play.Position;
import broadside.engine.tree.Field;
import broadside.engine.tree.Json;
import broadside.engine.tree.Tree;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What others receive, times included, is the same with and without the card when its holder passes. */
class CoveredWindowTest {
    private static final Sitter PERSON = Sitter.person();
    private static final Sitter CAPTAIN = Sitter.captain("bosun");

    /** How the holder of the card comes to pass. */
    enum Way {
        CAPTAIN_PASSES,
        STANDING_ORDER,
        PERSON_PASSES,
        TIME_RUNS_OUT
    }

    @ParameterizedTest
    @EnumSource(Way.class)
    void cove(Way way) {
        Tree plunder = Tree.branch("plunder", Tree.of("bob"));
        String table = """
            {"game":"cove","seats":["ann","bob","cat"],"at":{"turn":"ann","moment":"act"},
             "ann":{"gold":3,"card":"blank","colour":0},"bob":{"gold":3,"card":"CARD","colour":1},
             "cat":{"gold":3,"card":"blank","colour":2},"table":{"turn":0,"actions":3,"round":1}}""";
        compare(new Cove(), table, "parry", "blank", plunder, way);
    }

    @ParameterizedTest
    @EnumSource(Way.class)
    void harbour(Way way) {
        Tree plunder = Tree.branch().put("play", "Plunder").put("target", "bob").done();
        String table = """
            {"game":"harbour","seats":["ann","bob","cat"],"at":{"turn":"ann","moment":"action"},
             "ann":{"coins":2,"hand":["Plunder","Auction"]},"bob":{"coins":2,"hand":["CARD","Drop Anchor"]},
             "cat":{"coins":2,"hand":["Fog Bank","Auction"]}}""";
        compare(new Rules(), table, "Harbour Watch", "Crate of Rum", plunder, way);
        compare(new Rules(), table, "Changed Wind", "Crate of Rum", plunder, way);
    }

    private static <P extends Position> void compare(
            Game<P> game, String table, String one, String other, Tree announced, Way way) {
        Host<P> with = run(game, table.replace("CARD", one), announced, way);
        Host<P> without = run(game, table.replace("CARD", other), announced, way);
        assertThat(with.received(-1)).as("%s, spectator", way).isEqualTo(without.received(-1));
        // The other player draws later from a pile that is not the same in both worlds, so look at the window alone.
        assertThat(untilClosed(with.received(2))).as("%s, cat", way).isEqualTo(untilClosed(without.received(2)));
        assertThat(with.clock.millis()).isEqualTo(without.clock.millis());
        // The test would prove nothing if the holder himself saw no difference.
        assertThat(with.received(1)).isNotEqualTo(without.received(1));
        assertThat(with.last(-1, "events").tree().toString()).isNotEmpty();
    }

    private static List<Tree.Branch> untilClosed(List<Tree.Branch> messages) {
        List<Tree.Branch> kept = new ArrayList<>();
        boolean open = false;
        for (Tree.Branch message : messages) {
            String type = Field.root(message).need("type").text();
            if (open && type.equals("waiting")) {
                return kept;
            }
            open |= type.equals("waiting")
                    && Field.root(message).need("reaction").truth();
            kept.add(message);
        }
        throw new AssertionError("the window did not close");
    }

    private static <P extends Position> Host<P> run(Game<P> game, String table, Tree announced, Way way) {
        List<Sitter> sitters = List.of(PERSON, way == Way.CAPTAIN_PASSES ? CAPTAIN : PERSON, CAPTAIN);
        Header header =
                Tables.header(game, 5, sitters, OptionValues.defaults(game)).withStart((Tree.Branch) Json.read(table));
        Host<P> host = new Host<>(game, header, 5, Host.timid(), Journal.NONE);
        if (way == Way.STANDING_ORDER) {
            host.ask(1, Host.request("orders").put("window", "*").put("order", "pass"));
        }
        host.ask(0, Host.request("choose").put("decision", host.open(0)).put("parts", announced));
        assertThat(host.match.position().pending().isWindow()).isTrue();
        if (way == Way.PERSON_PASSES) {
            host.clock.pass(1_700);
            host.ask(1, Host.request("choose").put("decision", host.open(1)).put("option", 0));
        }
        host.clock.pass(20_000);
        return host;
    }

    /** Until a window closes nobody learns whether another seat has answered, not even by counting. */
    @Test
    void answersStaySealedUntilTheWindowCloses() {
        Host<CovePosition> answered = window();
        answered.clock.pass(1_000);
        answered.ask(1, Host.request("choose").put("decision", answered.open(1)).put("option", 0));
        answered.clock.pass(7_000);
        Host<CovePosition> silent = window();
        silent.clock.pass(8_000);
        assertThat(silent.match.position().pending().isWindow()).isFalse();
        for (int seat : new int[] {-1, 0, 2}) {
            assertThat(answered.received(seat)).as("seat %s", seat).isEqualTo(silent.received(seat));
        }
    }

    private static Host<CovePosition> window() {
        Cove game = new Cove();
        Header header = Tables.header(game, 5, List.of(PERSON, PERSON, PERSON), OptionValues.defaults(game));
        Host<CovePosition> host = new Host<>(game, header, 5, Host.timid(), Journal.NONE);
        host.table.act(Match::closeWindow);
        TableTest.plunder(host, 0, "bob");
        return host;
    }

    @Test
    void theWaitIsDrawnFromOneDistribution() {
        Hesitation hesitation = new Hesitation(99);
        List<Long> waits = new ArrayList<>();
        for (int decision = 0; decision < 5_000; decision++) {
            long wait = hesitation.millis(decision, 8_000);
            assertThat(wait).isEqualTo(hesitation.millis(decision, 8_000)).isBetween(800L, 4_640L);
            waits.add(wait);
        }
        double mean = waits.stream().mapToLong(Long::longValue).average().orElse(0);
        assertThat(mean).isBetween(2_650.0, 2_790.0);
        assertThat(waits.stream().distinct().count()).isGreaterThan(40);
    }
}

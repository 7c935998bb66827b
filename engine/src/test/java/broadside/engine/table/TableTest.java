package broadside.engine.table;

import static org.assertj.core.api.Assertions.assertThat;

import broadside.engine.document.PositionDocument;
import broadside.engine.game.Game;
import broadside.engine.game.OptionValues;
import broadside.engine.harbour.Rules;
import broadside.engine.match.Entry;
import broadside.engine.match.EntryKind;
import broadside.engine.match.Header;
import broadside.engine.match.Journal;
import broadside.engine.match.Match;
import broadside.engine.match.Replay;
import broadside.engine.match.Sitter;
import broadside.engine.match.Tables;
import broadside.engine.match.cove.Cove;
import broadside.engine.match.cove.CovePosition;
import broadside.engine.play.Position;
import broadside.engine.tree.Field;
import broadside.engine.tree.Tree;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tables keep time, let captains play and close windows, all on a virtual clock. */
class TableTest {
    private static final Sitter PERSON = Sitter.person();
    private static final Sitter CAPTAIN = Sitter.captain("bosun");

    private static Host<CovePosition> cove(Captain<CovePosition> captain, Sitter... sitters) {
        Cove game = new Cove();
        Header header = Tables.header(game, 5, List.of(sitters), OptionValues.defaults(game));
        return new Host<>(game, header, 5, captain, Journal.NONE);
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5, 6})
    void captainsPlayToTheEnd(long seed) {
        playOut(new Cove(), seed);
        playOut(new Rules(), seed);
    }

    private static <P extends Position> void playOut(Game<P> game, long seed) {
        Tables.Lines record = new Tables.Lines();
        Header header = Tables.header(game, seed, 0, 3);
        Host<P> host = new Host<>(game, header, seed, Host.random(seed), record);
        while (!host.match.isOver() && host.clock.ring()) {
            assertThat(host.clock.millis()).isLessThan(1_000_000_000);
        }
        assertThat(host.match.isOver()).isTrue();
        assertThat(host.faults).isEmpty();
        assertThat(Replay.verify(record.bytes(), id -> game)).isEmpty();
        for (int seat = -1; seat < 3; seat++) {
            assertThat(view(host, seat)).isEqualTo(mask(host.match, seat));
            Field ended = host.last(seat);
            assertThat(ended.need("type").text()).isEqualTo("ended");
            assertThat(ended.need("secret").text()).isEqualTo(Tables.secret(seed));
        }
    }

    /** Rebuilds the view as a client does: the last whole one and the patches behind it. */
    private static Tree view(Host<?> host, int seat) {
        Tree view = Tree.NOTHING;
        for (Tree.Branch message : host.received(seat)) {
            Field field = Field.root(message);
            if (field.need("type").text().equals("view")) {
                view = field.need("view").tree();
            } else if (field.need("type").text().equals("patch")) {
                view = Patch.apply(view, ((Tree.Row) field.need("changes").tree()).items());
            }
        }
        return view;
    }

    @SuppressWarnings("unchecked")
    private static <P extends Position> Tree mask(Match<P> match, int seat) {
        return PositionDocument.write(match.game(), (P) match.position().mask(seat));
    }

    @Test
    void aWindowClosesAtItsTime() {
        Host<CovePosition> host = cove(Host.timid(), PERSON, PERSON, PERSON);
        host.match.closeWindow();
        host.table.act(match -> match.raiseHand(0, false));
        plunder(host, 0, "bob");
        long opened = host.clock.millis();
        assertThat(host.last(1, "decision").need("closes").whole()).isEqualTo(opened + 8_000);
        host.clock.pass(7_999);
        assertThat(host.match.position().pending().isWindow()).isTrue();
        host.clock.pass(1);
        assertThat(last(host).kind()).isEqualTo(EntryKind.WINDOW_CLOSED);
        assertThat(host.match.position().pending().isWindow()).isFalse();
    }

    @Test
    void aWindowClosesWhenAllHaveAnswered() {
        Host<CovePosition> host = cove(Host.timid(), PERSON, PERSON, PERSON);
        host.table.act(Match::closeWindow);
        plunder(host, 0, "bob");
        int late = host.open(2);
        pass(host, 1);
        assertThat(host.last(1, "decision").has("decision")).isFalse();
        pass(host, 2);
        assertThat(host.match.position().pending().isWindow()).isFalse();
        assertThat(last(host).kind()).isEqualTo(EntryKind.CHOICE);
        Field reply = host.ask(2, Host.request("choose").put("decision", late).put("option", 0));
        assertThat(reply.need("type").text()).isEqualTo("refused");
        assertThat(reply.need("stale").truth()).isTrue();
        host.clock.pass(100_000);
        assertThat(host.match.entries()).hasSize(4);
    }

    @Test
    void aWindowHasNoClockWhereNoOtherPersonPlays() {
        Host<CovePosition> host = cove(Host.timid(), PERSON, CAPTAIN, CAPTAIN);
        host.table.act(Match::closeWindow);
        plunder(host, 0, "bob");
        assertThat(host.match.position().pending().isWindow()).isTrue();
        // Captains still hesitate, whatever they hold, but not for long.
        host.clock.pass(99);
        assertThat(host.match.position().pending().isWindow()).isTrue();
        host.clock.pass(901);
        assertThat(host.match.position().pending().isWindow()).isFalse();
        assertThat(host.table.closesAt()).isZero();
    }

    @Test
    void whoIsAloneWithCaptainsIsNotHurriedInAWindow() {
        Host<CovePosition> host = cove(Host.timid(), PERSON, PERSON, CAPTAIN);
        host.table.act(Match::closeWindow);
        host.table.act(match -> match.takeOver(0, "bosun"));
        plunder(host, 0, "bob");
        assertThat(host.last(1, "decision").has("closes")).isFalse();
        host.clock.pass(86_400_000);
        assertThat(host.match.position().pending().isWindow()).isTrue();
        pass(host, 1);
        assertThat(host.match.position().pending().isWindow()).isFalse();
    }

    @Test
    void whoResignedHurriesNobody() {
        Host<CovePosition> host = cove(Host.timid(), PERSON, PERSON, CAPTAIN);
        assertThat(host.table.isCompany()).isTrue();
        host.table.act(match -> match.resign(1));
        assertThat(host.table.isCompany()).isFalse();
    }

    @Test
    void standingOrdersPassAndCanBeTakenBack() {
        Host<CovePosition> host = cove(Host.timid(), PERSON, PERSON);
        host.table.act(Match::closeWindow);
        host.ask(1, Host.request("orders").put("window", "plunderer").put("order", "pass"));
        plunder(host, 0, "bob");
        host.clock.pass(7_000);
        assertThat(host.match.position().pending().isWindow()).isFalse();
        plunder(host, 0, "bob");
        host.ask(1, Host.request("orders").put("window", "plunderer").put("order", "ask"));
        host.clock.pass(7_000);
        assertThat(host.match.position().pending().isWindow()).isTrue();
        Field nonsense = host.ask(1, Host.request("orders").put("window", "tea").put("order", "ask"));
        assertThat(nonsense.need("type").text()).isEqualTo("error");
    }

    @Test
    void otherDecisionsWaitForEverUnlessAgreed() {
        Host<CovePosition> host = cove(Host.timid(), PERSON, PERSON);
        host.clock.pass(86_400_000);
        assertThat(host.match.entries()).isEmpty();
        Cove game = new Cove();
        Header header = Tables.header(game, 5, List.of(PERSON, PERSON), OptionValues.defaults(game));
        Host<CovePosition> timed = new Host<>(
                game, header.withTerms(header.terms().withTimes(8_000, 30_000)), 5, Host.timid(), Journal.NONE);
        timed.clock.pass(30_000);
        assertThat(last(timed).kind()).isEqualTo(EntryKind.WINDOW_CLOSED);
        timed.clock.pass(30_000);
        assertThat(last(timed).kind()).isEqualTo(EntryKind.DEFAULT);
        assertThat(timed.last(-1, "events").tree().toString()).contains("Time ran out for ann.");
    }

    @Test
    void aCaptainThatAnswersNonsenseOrFailsGivesTheDefault() {
        Captain<CovePosition> fool = (mask, decision) -> CompletableFuture.completedFuture(12345L);
        Captain<CovePosition> sick = (mask, decision) -> {
            throw new IllegalStateException("sea-sick");
        };
        for (Captain<CovePosition> captain : List.of(fool, sick)) {
            Host<CovePosition> host = cove(captain, CAPTAIN, CAPTAIN);
            host.clock.pass(1_000_000);
            assertThat(host.match.isOver()).isTrue();
            assertThat(host.faults).isEmpty();
        }
    }

    @Test
    void rulesThatBreakStopTheClockAndLetPeopleDecide() {
        Host<CovePosition> host = cove(Host.timid(), PERSON, CAPTAIN);
        host.table.act(Match::closeWindow);
        try {
            Cove.breakAt(0);
            Field reply = host.ask(
                    0, Host.request("choose").put("decision", host.open(0)).put("option", 0));
            assertThat(reply.need("type").text()).isEqualTo("fault");
            assertThat(reply.need("report").text()).isEqualTo("report 1");
            for (int i = 0; i < 3; i++) {
                choose(host, 0, Tree.of("sail"));
            }
            host.clock.pass(60_000);
            assertThat(host.last(-1).need("type").text()).isEqualTo("fault");
            assertThat(host.faults).hasSize(2);
            host.ask(0, Host.request("vote").put("about", "abandon").put("say", true));
            assertThat(host.match.isOver()).isTrue();
        } finally {
            Cove.breakAt(-1);
        }
    }

    @Test
    void aSlowCaptainAnswersWhenItIsReady() {
        CompletableFuture<Long> thought = new CompletableFuture<>();
        Host<CovePosition> host = cove((mask, decision) -> thought, PERSON, CAPTAIN);
        host.clock.pass(100_000);
        assertThat(host.match.entries()).isEmpty();
        thought.complete(2L);
        host.clock.pass(0);
        assertThat(last(host).seat()).isEqualTo(1);
    }

    @Test
    void aCaptainTakesOverAndThePersonReturns() {
        Host<CovePosition> host = cove(Host.timid(), PERSON, PERSON);
        host.table.act(Match::closeWindow);
        host.clock.pass(60_000);
        assertThat(host.match.entries()).hasSize(1);
        host.table.act(match -> match.takeOver(0, "bosun"));
        host.table.act(match -> match.giveBack(0));
        host.clock.pass(60_000);
        assertThat(host.match.entries()).hasSize(3);
        host.table.act(match -> match.takeOver(0, "bosun"));
        host.clock.pass(60_000);
        assertThat(last(host).kind()).isEqualTo(EntryKind.CHOICE);
        assertThat(host.match.position().pending().firstOpen().seat()).isEqualTo(1);
    }

    @Test
    void whoResignsIsPlayedByDefaultsAndRankedLast() {
        Host<CovePosition> host = cove(Host.timid(), PERSON, PERSON, CAPTAIN);
        host.table.act(Match::closeWindow);
        host.ask(0, Host.request("resign"));
        host.ask(0, Host.request("resign"));
        assertThat(host.last(0).need("type").text()).isEqualTo("refused");
        assertThat(host.match.position().pending().firstOpen().seat()).isEqualTo(1);
        while (!host.match.isOver()) {
            host.table.act(match ->
                    match.timeOut(1, match.position().pending().openFor(1).id()));
            host.clock.pass(60_000);
        }
        assertThat(host.match.outcome().places().get(0)).isEqualTo(3);
        assertThat(host.match.outcome().winners()).doesNotContain(0);
    }

    @Test
    void allOthersResigned() {
        Host<CovePosition> host = cove(Host.timid(), PERSON, PERSON, PERSON);
        host.ask(2, Host.request("resign"));
        host.ask(0, Host.request("resign"));
        assertThat(host.match.isOver()).isTrue();
        assertThat(host.match.outcome().places()).containsExactly(2, 1, 3);
        assertThat(host.last(1).need("says").text()).isEqualTo("Everybody else resigned.");
    }

    @Test
    void stopsAreAskedAtTheCheckpoint() {
        Host<CovePosition> host = cove(Host.timid(), PERSON, PERSON);
        host.table.act(Match::closeWindow);
        host.ask(0, Host.request("stops").put("kinds", Tree.row(List.of(Tree.of(0)))));
        assertThat(view(host, 0).toString()).contains("stops");
        assertThat(view(host, 1).toString()).doesNotContain("stops");
        choose(host, 0, Tree.of("end"));
        assertThat(host.match.position().pending().isWindow()).isTrue();
        pass(host, 0);
        host.ask(0, Host.request("stops").put("kinds", Tree.row(List.of())));
        choose(host, 1, Tree.of("end"));
        assertThat(host.match.position().pending().firstOpen().seat()).isZero();
        host.ask(1, Host.request("raise"));
        choose(host, 0, Tree.of("end"));
        host.ask(0, Host.request("raise"));
        choose(host, 1, Tree.of("end"));
        assertThat(host.match.position().isRaised(0)).isTrue();
    }

    static void choose(Host<?> host, int seat, Tree parts) {
        Field reply = host.ask(
                seat, Host.request("choose").put("decision", host.open(seat)).put("parts", parts));
        assertThat(reply.need("type").text()).as("%s", reply.tree()).isEqualTo("done");
    }

    static void plunder(Host<?> host, int seat, String victim) {
        choose(host, seat, Tree.branch("plunder", Tree.of(victim)));
        assertThat(host.match.position().pending().isWindow()).isTrue();
    }

    static void pass(Host<?> host, int seat) {
        choose(host, seat, Tree.of("pass"));
    }

    private static Entry last(Host<?> host) {
        List<Entry> entries = host.match.entries();
        return entries.get(entries.size() - 1);
    }
}

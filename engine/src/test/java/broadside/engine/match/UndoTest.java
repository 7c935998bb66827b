package broadside.engine.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import broadside.engine.chance.KeyedChance;
import broadside.engine.chance.Purpose;
import broadside.engine.chance.Rng;
import broadside.engine.document.PositionDocument;
import broadside.engine.match.cove.Cove;
import broadside.engine.play.Decision;
import broadside.engine.play.Pending;
import broadside.engine.play.Position;
import broadside.engine.tree.Tree;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/**
 * Undo never takes a decision away from somebody who is asked, never makes another player choose again, never crosses
 * what was revealed and never crosses chance, unless all people agreed.
 */
class UndoTest {

    private static Match<?> afterColours(int people, int captains, Journal journal) {
        Match<?> match = Tables.start(new Cove(), 3, people, captains, journal);
        match.closeWindow();
        return match;
    }

    private static Verdict act(Match<?> match, String action) {
        Decision open = match.position().pending().firstOpen();
        return match.choose(open.seat(), open.id(), Tree.of(action));
    }

    @Test
    void ownQuietChoicesAreFree() {
        Match<?> match = afterColours(2, 0, Journal.NONE);
        String before = table(match);
        act(match, "sail");
        act(match, "sail");
        assertThat(match.freeUndo(0)).containsExactly(2, 1);
        assertThat(match.freeUndo(1)).isEmpty();
        assertThat(match.undo(0, 1)).isInstanceOf(Verdict.Accepted.class);
        assertThat(table(match)).isEqualTo(before);
        assertThat(match.entries()).hasSize(4);
        assertThat(refusal(match.undo(0))).isEqualTo("engine.undo.other");
    }

    @Test
    void notPastChance() {
        Match<?> match = afterColours(2, 0, Journal.NONE);
        act(match, "sail");
        act(match, "dig");
        assertThat(refusal(match.undo(0))).isEqualTo("engine.undo.chance");
    }

    @Test
    void notPastARevelation() {
        Match<?> match = afterColours(2, 0, Journal.NONE);
        Decision open = match.position().pending().firstOpen();
        match.choose(0, open.id(), Tree.branch("look", Tree.of("bob")));
        assertThat(refusal(match.undo(0))).isEqualTo("engine.undo.revealed");
    }

    @Test
    void notWhileAnotherPersonIsAsked() {
        Match<?> match = afterColours(2, 0, Journal.NONE);
        act(match, "end");
        assertThat(refusal(match.undo(0))).isEqualTo("engine.undo.asked");
        Match<?> announced = afterColours(3, 0, Journal.NONE);
        announced.choose(0, announced.position().asked() - 1, Tree.branch("plunder", Tree.of("bob")));
        assertThat(announced.position().pending().size()).isEqualTo(2);
        assertThat(refusal(announced.undo(0))).isEqualTo("engine.undo.asked");
    }

    @Test
    void captainsDoNotBlockPractice() {
        Match<?> match = afterColours(1, 1, Journal.NONE);
        assertThat(match.header().terms().practice()).isTrue();
        act(match, "sail");
        act(match, "end");
        act(match, "sail");
        assertThat(match.undo(0, 2)).isInstanceOf(Verdict.Accepted.class);
        assertThat(match.position().pending().firstOpen().seat()).isZero();
        Match<?> strict = Match.start(
                new Cove(),
                Tables.header(new Cove(), 3, 1, 1)
                        .withTerms(match.header().terms().withPractice(false)),
                Tables.secret(3),
                () -> 0,
                Journal.NONE);
        strict.closeWindow();
        act(strict, "end");
        assertThat(refusal(strict.undo(0))).isEqualTo("engine.undo.asked");
        act(strict, "end");
        assertThat(refusal(strict.undo(0))).isEqualTo("engine.undo.other");
    }

    @Test
    void byConsentPastChanceAndTheDiceAreNotGivenBack() {
        Tables.Lines record = new Tables.Lines();
        Match<?> match = afterColours(2, 1, record);
        long draws = match.position().draws();
        act(match, "dig");
        assertThat(match.vote(0, Matter.UNDO, 1, true)).isInstanceOf(Verdict.Accepted.class);
        assertThat(refusal(match.vote(2, Matter.UNDO, 1, true))).isEqualTo("engine.vote.people");
        assertThat(refusal(match.vote(0, Matter.UNDO, 1, true))).isEqualTo("engine.vote.twice");
        assertThat(match.position().draws()).isEqualTo(draws + 1);
        match.vote(1, Matter.UNDO, 1, true);
        assertThat(match.entries().get(match.entries().size() - 1).kind()).isEqualTo(EntryKind.UNDO);
        assertThat(match.position().draws()).isEqualTo(draws + 1);
        Position probe = match.position().copy();
        int next = new KeyedChance(match.header().key(Tables.secret(3))).roll(probe, Purpose.of("dig"), 6);
        Verdict.Accepted dug = (Verdict.Accepted) act(match, "dig");
        assertThat(dug.events().get(0).told().event().toString()).contains("die=" + next);
        match.abandon();
        assertThat(Replay.verify(record.bytes(), id -> new Cove())).isEmpty();
    }

    @Test
    void whoPractisesAloneGetsTheSameDiceForTheSameChoice() {
        Tables.Lines record = new Tables.Lines();
        Match<?> match = afterColours(1, 1, record);
        long draws = match.position().draws();
        String first = dig(match);
        for (int again = 0; again < 3; again++) {
            assertThat(match.vote(0, Matter.UNDO, 1, true)).isInstanceOf(Verdict.Accepted.class);
            assertThat(match.position().draws()).isEqualTo(draws);
            assertThat(dig(match)).isEqualTo(first);
        }
        act(match, "end");
        match.abandon();
        assertThat(Replay.verify(record.bytes(), id -> new Cove())).isEmpty();
    }

    @Test
    void recordsFromBeforeTheDiceWereGivenBackStillHold() {
        Match<?> match = afterColours(1, 1, Journal.NONE);
        act(match, "dig");
        long draws = match.position().draws();
        match.vote(0, Matter.DRAW, 0, false);
        match.reenter(new Entry(
                3,
                EntryKind.VOTE,
                0,
                -1,
                Tree.branch().put("about", "undo").put("to", 1).put("say", true).done(),
                0));
        match.reenter(new Entry(
                4,
                EntryKind.UNDO,
                0,
                -1,
                Tree.branch().put("to", 1).put("consent", true).done(),
                0));
        assertThat(match.position().draws()).isEqualTo(draws);
    }

    @Test
    void amongPeopleNoEntryGivesDiceBack() {
        Match<?> match = afterColours(2, 0, Journal.NONE);
        act(match, "sail");
        Entry forged = new Entry(
                3,
                EntryKind.UNDO,
                0,
                -1,
                Tree.branch().put("to", 1).put("dice", true).done(),
                0);
        assertThatThrownBy(() -> match.reenter(forged))
                .isInstanceOf(BadEntry.class)
                .hasMessageContaining("dice");
    }

    private static String dig(Match<?> match) {
        Verdict.Accepted dug = (Verdict.Accepted) act(match, "dig");
        return dug.events().get(0).told().event().toString();
    }

    @Test
    void aNoEndsTheVoteAndPlayingOnTakesTheConsentBack() {
        Match<?> match = afterColours(2, 0, Journal.NONE);
        act(match, "dig");
        match.vote(0, Matter.UNDO, 1, true);
        match.vote(1, Matter.UNDO, 1, false);
        assertThat(match.ballot()).isNull();
        match.vote(1, Matter.UNDO, 1, true);
        act(match, "sail");
        assertThat(match.ballot()).isNull();
        assertThat(match.entries().stream().map(Entry::kind)).doesNotContain(EntryKind.UNDO);
    }

    @Test
    void aLateAnswerToTheOldQuestionIsStale() {
        Match<?> match = afterColours(2, 0, Journal.NONE);
        int old = match.position().pending().firstOpen().id();
        act(match, "sail");
        match.undo(0);
        assertThat(match.position().pending().firstOpen().id()).isNotEqualTo(old);
        assertThat(match.choose(0, old, Tree.of("sail"))).isInstanceOf(Verdict.Stale.class);
    }

    @Test
    void stopsAndResignationsOutliveAnUndo() {
        Match<?> match = afterColours(3, 0, Journal.NONE);
        act(match, "sail");
        match.setStops(1, 1);
        match.undo(0);
        assertThat(match.position().stops(1)).isEqualTo(1);
        act(match, "sail");
        match.resign(2);
        assertThat(refusal(match.undo(0))).isEqualTo("engine.undo.other");
        match.vote(0, Matter.UNDO, 2, true);
        match.vote(1, Matter.UNDO, 2, true);
        assertThat(match.hasResigned(2)).isTrue();
        assertThat(match.entries().get(match.entries().size() - 1).kind()).isEqualTo(EntryKind.UNDO);
    }

    /** Watches random tables from outside, with a memory of its own. */
    @Test
    void theFourRules() {
        int undone = 0;
        for (long seed = 1; seed <= 80; seed++) {
            undone += watch(seed);
        }
        assertThat(undone).isGreaterThan(100);
    }

    private static int watch(long seed) {
        int people = 1 + (int) (seed % 3);
        Match<?> match = Tables.start(new Cove(), seed, people, people == 1 ? 2 : 1, Journal.NONE);
        Rng rng = new Rng(seed * 31);
        List<Seen> live = new ArrayList<>();
        live.add(Seen.of(match, 0, null));
        int undone = 0;
        for (int i = 0; i < 600 && !match.isOver(); i++) {
            Pending asked = match.position().pending();
            long draws = match.position().draws();
            int entries = match.entries().size();
            Verdict verdict = Tables.act(match, rng);
            assertThat(verdict.entered()).isEqualTo(match.entries().size() > entries);
            if (people > 1) {
                assertThat(match.position().draws()).isGreaterThanOrEqualTo(draws);
            }
            for (Entry entry : match.entries().subList(entries, match.entries().size())) {
                if (entry.kind() == EntryKind.UNDO) {
                    undone++;
                    check(match, live, asked, entry, seed);
                    int to = (int) ((Tree.Whole) ((Tree.Branch) entry.data()).get("to")).value();
                    live.removeIf(seen -> seen.seq > to);
                }
                live.add(Seen.of(match, entry.seq(), entry));
            }
        }
        return undone;
    }

    private static void check(Match<?> match, List<Seen> live, Pending asked, Entry undo, long seed) {
        Tree.Branch data = (Tree.Branch) undo.data();
        int to = (int) ((Tree.Whole) data.get("to")).value();
        Seen target = live.get(0);
        for (Seen seen : live) {
            target = seen.seq <= to ? seen : target;
        }
        assertThat(data.get("dice") != null)
                .as("seed %s: dice are given back to one person who practises", seed)
                .isEqualTo(match.header().sitters().stream()
                                .filter(Sitter::isPerson)
                                .count()
                        == 1);
        if (data.get("dice") != null) {
            assertThat(match.position().draws()).as("seed %s", seed).isEqualTo(target.draws);
        }
        if (data.get("consent") != null) {
            return;
        }
        boolean practice = match.header().terms().practice();
        for (int i = 0; i < asked.size(); i++) {
            int seat = asked.decision(i).seat();
            assertThat(seat == undo.seat() || practice && !match.sitter(seat).isPerson())
                    .as("seed %s: a decision is taken from seat %s", seed, seat)
                    .isTrue();
        }
        long draws = target.draws;
        int reveals = target.reveals;
        for (Seen seen : live) {
            Entry entry = seen.entry;
            if (seen.seq > to && entry != null) {
                boolean quiet = entry.kind() == EntryKind.UNDO
                        || entry.kind() == EntryKind.STOPS_SET
                        || entry.kind() == EntryKind.HAND_RAISED
                        || entry.kind() == EntryKind.VOTE
                        || entry.kind() == EntryKind.SEAT_TAKEN_OVER
                        || entry.kind() == EntryKind.SEAT_RETURNED;
                boolean own = entry.kind() == EntryKind.CHOICE && entry.seat() == undo.seat();
                boolean captains = entry.kind() == EntryKind.CHOICE
                        && practice
                        && !match.sitter(entry.seat()).isPerson();
                assertThat(quiet || own || captains)
                        .as("seed %s: %s is lost", seed, entry)
                        .isTrue();
                if (entry.kind() != EntryKind.UNDO) {
                    assertThat(seen.draws).as("seed %s: chance fell", seed).isEqualTo(draws);
                    assertThat(seen.reveals).as("seed %s: revealed", seed).isEqualTo(reveals);
                }
                draws = seen.draws;
                reveals = seen.reveals;
            }
        }
        assertThat(table(match)).as("seed %s", seed).isEqualTo(target.table);
        assertThat(match.position().pending().openFor(undo.seat())).isNotNull();
    }

    private record Seen(int seq, Entry entry, long draws, int reveals, String table) {
        static Seen of(Match<?> match, int seq, Entry entry) {
            return new Seen(
                    seq, entry, match.position().draws(), match.position().reveals(), UndoTest.table(match));
        }
    }

    /** Returns the table without its counters and settings. */
    private static <P extends Position> String table(Match<P> match) {
        Tree.Grow out = Tree.branch();
        PositionDocument.write(match.game(), match.position()).children().forEach((name, child) -> {
            if (!name.equals("running")) {
                out.put(name, child);
            }
        });
        return out.done().toString();
    }

    private static String refusal(Verdict verdict) {
        return ((Verdict.Refused) verdict).refusal().message().key();
    }
}

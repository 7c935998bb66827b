package broadside.engine.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import broadside.engine.match.cove.Cove;
import broadside.engine.play.Decision;
import broadside.engine.tree.Tree;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** Whatever is done gets one clear verdict, and unless it was entered nothing has changed. */
class MatchTest {

    @AfterEach
    void repair() {
        Cove.breakAt(-1);
    }

    private static Match<?> match(Journal journal) {
        return Tables.start(new Cove(), 1, 3, 0, journal);
    }

    private static Verdict act(Match<?> match, Tree parts) {
        Decision open = match.position().pending().firstOpen();
        return match.choose(open.seat(), open.id(), parts);
    }

    private static String key(Verdict verdict) {
        return verdict instanceof Verdict.Stale stale
                ? stale.refusal().message().key()
                : ((Verdict.Refused) verdict).refusal().message().key();
    }

    @Test
    void answersOfASetStaySealed() {
        Match<?> match = match(Journal.NONE);
        Tree red = Tree.branch("colour", Tree.of(1));
        assertThat(match.choose(2, 2, red)).isInstanceOf(Verdict.Sealed.class);
        assertThat(match.choose(2, 2, red)).isInstanceOf(Verdict.Stale.class);
        assertThat(match.choose(0, 1, red)).isInstanceOf(Verdict.Stale.class);
        assertThat(match.choose(0, 0, red)).isInstanceOf(Verdict.Sealed.class);
        assertThat(match.choose(1, 1, red)).isInstanceOf(Verdict.Accepted.class);
    }

    @Test
    void refusedAndStale() {
        Match<?> match = match(Journal.NONE);
        match.closeWindow();
        String before = ReplayTest.digest(match);
        int open = match.position().pending().firstOpen().id();
        assertThat(key(match.choose(0, open, Tree.branch("plunder", Tree.of("ann")))))
                .isEqualTo("cove.own-chest");
        assertThat(key(match.choose(0, open, Tree.of("fly")))).isEqualTo("engine.no-such-choice");
        assertThat(key(match.choose(0, open, 77L))).isEqualTo("cove.nonsense");
        assertThat(key(match.choose(0, open - 1, Tree.of("sail")))).isEqualTo("engine.stale");
        assertThat(key(match.choose(1, open, Tree.of("sail")))).isEqualTo("cove.not-your-turn");
        assertThat(ReplayTest.digest(match)).isEqualTo(before);
        assertThat(match.entries()).hasSize(1);
    }

    @Test
    void aJournalThatFailsLeavesEverythingAsItWas() {
        boolean[] full = {false};
        Tables.Lines record = new Tables.Lines();
        Match<?> match = match(lines -> {
            if (full[0]) {
                throw new JournalFault("the disk is full");
            }
            record.append(lines);
        });
        match.closeWindow();
        String before = ReplayTest.digest(match);
        int events = match.log().size();
        full[0] = true;
        assertThatThrownBy(() -> act(match, Tree.of("sail"))).isInstanceOf(JournalFault.class);
        assertThatThrownBy(match::abandon).isInstanceOf(JournalFault.class);
        assertThat(ReplayTest.digest(match)).isEqualTo(before);
        assertThat(match.log()).hasSize(events);
        assertThat(match.isOver()).isFalse();
        full[0] = false;
        assertThat(act(match, Tree.of("sail"))).isInstanceOf(Verdict.Accepted.class);
        match.abandon();
        assertThat(Replay.verify(record.bytes(), id -> new Cove())).isEmpty();
    }

    @Test
    void rulesThatBreakLeaveEverythingAsItWas() {
        Match<?> match = match(Journal.NONE);
        match.closeWindow();
        act(match, Tree.of("sail"));
        String before = ReplayTest.digest(match);
        Cove.breakAt(1);
        assertThat(act(match, Tree.of("sail"))).isInstanceOf(Verdict.Faulted.class);
        assertThat(ReplayTest.digest(match)).isEqualTo(before);
        assertThat(act(match, Tree.of("dig"))).isInstanceOf(Verdict.Accepted.class);
    }

    @Test
    void theSecretIsPublishedAtTheEnd() {
        Match<?> match = match(Journal.NONE);
        assertThatThrownBy(match::secret).isInstanceOf(IllegalStateException.class);
        match.abandon();
        assertThat(match.secret()).isEqualTo(Tables.secret(1));
        assertThat(match.outcome()).isNull();
        assertThat(match.reason()).isNotNull();
        assertThat(key(match.resign(0))).isEqualTo("engine.over");
        assertThat(key(match.choose(0, 0, 0))).isEqualTo("engine.over");
    }

    @Test
    void aHeaderMustCommitToTheSecret() {
        Header header = Tables.header(new Cove(), 1, 2, 0);
        assertThatThrownBy(() -> Match.start(new Cove(), header, Tables.secret(2), () -> 0, Journal.NONE))
                .isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void onlyPeopleVoteAndAllMustAgree() {
        Match<?> match = Tables.start(new Cove(), 1, 3, 1, Journal.NONE);
        assertThat(key(match.vote(3, Matter.DRAW, 0, true))).isEqualTo("engine.vote.people");
        assertThat(key(match.vote(0, Matter.DRAW, 0, false))).isEqualTo("engine.vote.none");
        match.vote(0, Matter.DRAW, 0, true);
        assertThat(key(match.vote(1, Matter.ABANDON, 0, true))).isEqualTo("engine.vote.other");
        match.vote(1, Matter.DRAW, 0, true);
        assertThat(match.isOver()).isFalse();
        // The last one who has not voted leaves; a captain has no vote.
        match.takeOver(2, "bosun");
        assertThat(match.isOver()).isTrue();
        assertThat(match.outcome()).isNull();
    }

    @Test
    void digestsAtEveryTurnAndSnapshotsEveryRound() {
        Tables.Lines record = new Tables.Lines();
        Match<?> match = match(record);
        match.closeWindow();
        for (int turn = 0; turn < 5; turn++) {
            act(match, Tree.of("end"));
        }
        assertThat(kinds(record, "digest")).isEqualTo(1 + 1 + 5);
        assertThat(kinds(record, "snapshot")).isEqualTo(1 + 1 + 1);
    }

    private static long kinds(Tables.Lines record, String kind) {
        List<String> lines = record.lines;
        return lines.stream()
                .filter(line -> line.startsWith("{\"line\":\"" + kind + "\""))
                .count();
    }
}

package broadside.engine.match;

import static org.assertj.core.api.Assertions.assertThat;

import broadside.engine.chance.Rng;
import broadside.engine.match.Finding.Kind;
import broadside.engine.match.cove.Cove;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A match whose rules change under it goes on from its last agreeing snapshot and says so. */
class RulesChangeTest {

    @AfterEach
    void oldRules() {
        Cove.changeRules(0);
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8})
    void goesOnFromTheLastAgreeingSnapshot(long seed) {
        Tables.Lines record = new Tables.Lines();
        Match<?> match = Tables.start(new Cove(1), seed, 2, 1, record);
        Rng rng = new Rng(seed);
        while (match.position().draws() < 5) {
            Tables.answer(match, rng);
        }
        // Play to the next digest, so that the change can show.
        int lines = record.lines.size();
        while (!match.isOver()
                && !record.lines.subList(lines, record.lines.size()).toString().contains("\"digest\"")) {
            Tables.answer(match, rng);
        }
        long draws = match.position().draws();
        if (match.isOver()) {
            return;
        }
        Cove.changeRules(10);
        Cove changed = new Cove(2);
        Resumed<?> resumed = Replay.resume(changed, record.bytes(), Tables.ticking(), good -> record);
        assertThat(resumed.rulesChanged()).isTrue();
        Match<?> on = resumed.match();
        Entry last = on.entries().get(on.entries().size() - 1);
        assertThat(last.kind()).isEqualTo(EntryKind.RULES_CHANGED);
        assertThat(on.position().draws()).isGreaterThan(draws);
        assertThat(on.log().get(on.log().size() - 1).told().event()).isEqualTo(new TableEvents.RulesChanged(1, 2));
        for (int i = 0; i < 3 && !on.isOver(); i++) {
            Tables.answer(on, rng);
        }
        Resumed<?> again = Replay.resume(changed, record.bytes(), Tables.ticking(), good -> record);
        assertThat(again.rulesChanged()).isFalse();
        assertThat(ReplayTest.digest(again.match())).isEqualTo(ReplayTest.digest(on));
        Match<?> end = again.match();
        while (!end.isOver()) {
            Tables.answer(end, rng);
        }
        assertThat(Replay.verify(record.bytes(), id -> changed))
                .allSatisfy(finding -> assertThat(finding.kind()).isEqualTo(Kind.OTHER_RULES))
                .isNotEmpty();
    }

    @Test
    void aChangeThatDoesNotTouchTheMatchIsNotNoticed() {
        Tables.Lines record = new Tables.Lines();
        Match<?> match = Tables.start(new Cove(1), 1, 2, 0, record);
        match.closeWindow();
        Cove.changeRules(10);
        Resumed<?> resumed = Replay.resume(new Cove(2), record.bytes(), Tables.ticking(), good -> record);
        assertThat(resumed.rulesChanged()).isFalse();
    }
}

package broadside.server.tables;

import static org.assertj.core.api.Assertions.assertThat;

import broadside.engine.match.Entry;
import broadside.engine.match.EntryKind;
import broadside.server.lobby.TimeControl;
import java.nio.file.Path;
import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Clocks run, end, stand, and are taken over a restart; nobody loses time because of us. */
class ClocksTest {
    @TempDir
    Path folder;

    private static EntryKind last(TimeTable table) {
        var entries = table.match().entries();
        Entry entry = entries.get(entries.size() - 1);
        return entry.kind();
    }

    private TimeTable open(TimeControl control) {
        return new TimeTable(folder).open(2, control);
    }

    @Test
    void whoIsLateGetsTheDefault() {
        try (TimeTable table = open(TimeTable.MOVE)) {
            int seat = table.asked();
            table.pass(Duration.ofSeconds(59));
            assertThat(table.entries()).isZero();

            table.pass(Duration.ofSeconds(2));

            assertThat(last(table)).isEqualTo(EntryKind.DEFAULT);
            Sailor other = table.sailors.get(1 - seat);
            assertThat(other.until("absence").need("seat").text())
                    .isEqualTo(table.people.get(seat).name());
        }
    }

    @Test
    void aRestartTakesNothingFromADecisionAndGivesGrace() {
        try (TimeTable table = open(TimeTable.MOVE)) {
            table.pass(Duration.ofSeconds(50));
            table.round();

            table.restart(Duration.ofHours(3));
            table.come();
            table.pass(Duration.ofSeconds(39));
            assertThat(table.entries()).isZero();
            table.pass(Duration.ofSeconds(2));
            assertThat(last(table)).isEqualTo(EntryKind.DEFAULT);
        }
    }

    @Test
    void daysKeepTheirRest() {
        try (TimeTable table = open(TimeTable.DAYS)) {
            table.pass(Duration.ofDays(1));
            table.round();

            table.restart(Duration.ofDays(5));
            table.come();
            table.pass(Duration.ofHours(24));
            assertThat(table.entries()).isZero();
            table.pass(Duration.ofMinutes(1));
            assertThat(last(table)).isEqualTo(EntryKind.DEFAULT);
        }
    }

    @Test
    void aBankKeepsItsRestAndGetsGrace() {
        try (TimeTable table = open(TimeTable.GAME)) {
            table.pass(Duration.ofMinutes(4));
            table.round();

            table.restart(Duration.ofHours(1));
            table.come();
            table.pass(Duration.ofSeconds(89));
            assertThat(table.entries()).isZero();
            table.pass(Duration.ofSeconds(2));
            assertThat(last(table)).isEqualTo(EntryKind.DEFAULT);
        }
    }

    @Test
    void aProperStopWritesTheClocksDown() {
        try (TimeTable table = open(TimeTable.GAME)) {
            table.pass(Duration.ofMinutes(4));
            int asked = table.asked();

            table.node.tables.close();

            assertThat(table.sailors.get(asked).until("closing").has("says")).isTrue();
            assertThat(table.node.store.matches().clocks(table.id)).contains("60000", "300000");
        }
    }

    @Test
    void timeStandsOnceEverybodyWantsAPause() {
        try (TimeTable table = open(TimeTable.MOVE)) {
            table.pass(Duration.ofSeconds(10));
            Sailor ann = table.sailors.get(0);
            Sailor bob = table.sailors.get(1);
            ann.say("{'type':'pause','on':true,'ref':1}");
            assertThat(ann.reply().need("type").text()).isEqualTo("done");
            table.pass(Duration.ofSeconds(40));
            assertThat(table.entries()).isZero();
            bob.say("{'type':'pause','on':true,'ref':1}");
            assertThat(bob.until("clock").need("paused").truth()).isFalse();
            bob.reply();
            table.pass(Duration.ofHours(2));
            assertThat(table.entries()).isZero();

            ann.say("{'type':'pause','on':false,'ref':1}");
            table.pass(Duration.ofSeconds(9));
            assertThat(table.entries()).isZero();
            table.pass(Duration.ofSeconds(2));
            assertThat(last(table)).isEqualTo(EntryKind.DEFAULT);
        }
    }

    @Test
    void whoWatchesCannotStopTheClock() {
        try (TimeTable table = open(TimeTable.MOVE)) {
            Sailor watching = new Sailor(table.node, table.id).enter(null);
            watching.say("{'type':'pause','on':true,'ref':1}");
            assertThat(watching.reply().need("type").text()).isEqualTo("refused");
        }
    }
}

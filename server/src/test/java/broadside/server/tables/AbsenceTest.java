package broadside.server.tables;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The others decide about somebody who is gone; who comes back gets the seat back. */
class AbsenceTest {
    @TempDir
    Path folder;

    private int gone;

    /** Opens a table of three, from which whoever is asked goes away for longer than the others have patience. */
    private TimeTable abandoned() {
        TimeTable table = new TimeTable(folder).open(3, null);
        gone = table.asked();
        table.sailors.get(gone).hangUp();
        table.pass(Duration.ofSeconds(50));
        table.round();
        assertThat(other(table, 1).isTold("absence")).isFalse();
        table.pass(Duration.ofSeconds(20));
        table.round();
        return table;
    }

    private Sailor other(TimeTable table, int next) {
        return table.sailors.get((gone + next) % 3);
    }

    private void vote(TimeTable table, int next, String option) {
        Sailor voter = other(table, next);
        voter.say("{'type':'absence','for':'" + option + "','ref':1}");
        assertThat(voter.reply().need("type").text()).isEqualTo("done");
        table.node.settle(table.id);
    }

    @Test
    void aCaptainPlaysUntilItsPersonReturns() {
        try (TimeTable table = abandoned()) {
            var asked = other(table, 1).until("absence");
            assertThat(asked.need("seat").text())
                    .isEqualTo(table.people.get(gone).name());
            vote(table, 1, "captain");
            assertThat(table.match().sitter(gone).isPerson()).isTrue();
            vote(table, 2, "captain");

            assertThat(table.match().sitter(gone).isPerson()).isFalse();
            Sailor back = new Sailor(table.node, table.id)
                    .enter(table.people.get(gone).id());
            back.say("{'type':'return','ref':1}");
            assertThat(back.reply().need("type").text()).isEqualTo("done");
            assertThat(table.match().sitter(gone).isPerson()).isTrue();
            back.say("{'type':'return','ref':1}");
            assertThat(back.reply().need("type").text()).isEqualTo("refused");
        }
    }

    @Test
    void goneForGood() {
        try (TimeTable table = abandoned()) {
            vote(table, 1, "out");
            vote(table, 2, "out");

            assertThat(table.match().hasResigned(gone)).isTrue();
        }
    }

    @Test
    void waitedForUntilTheyComeBackOrAreMissedAgain() {
        try (TimeTable table = abandoned()) {
            vote(table, 1, "wait");
            vote(table, 2, "wait");
            other(table, 1).settle();
            table.pass(Duration.ofHours(1));
            table.round();

            assertThat(other(table, 1).isTold("absence")).isFalse();
            assertThat(table.entries()).isZero();
        }
    }

    @Test
    void whenVotersDifferNothingIsTakenAway() {
        try (TimeTable table = abandoned()) {
            vote(table, 1, "out");
            vote(table, 2, "captain");
            table.pass(Duration.ofMinutes(3));
            table.round();

            assertThat(table.entries()).isZero();
            assertThat(table.match().sitter(gone).isPerson()).isTrue();
        }
    }

    @Test
    void whoComesBackInTimeIsNotVotedOut() {
        try (TimeTable table = abandoned()) {
            vote(table, 1, "out");
            new Sailor(table.node, table.id).enter(table.people.get(gone).id());
            table.node.settle(table.id);
            Sailor voter = other(table, 2);
            voter.say("{'type':'absence','for':'out','ref':1}");

            assertThat(voter.reply().need("type").text()).isEqualTo("refused");
            assertThat(table.match().hasResigned(gone)).isFalse();
        }
    }
}

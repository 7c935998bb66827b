package broadside.server.tables;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Hints are given at practice tables, to who is asked, about what he is asked. */
class AdviceTest {
    @TempDir
    Path folder;

    @Test
    void aHintNamesAnOptionAndItsWorth() {
        try (TimeTable table = new TimeTable(folder).open(2, null, true, 0)) {
            Sailor asked = table.sailors.get(table.asked());
            asked.asked();
            long decision = asked.open.need("decision").whole();
            asked.say("{'type':'hint','decision':" + decision + ",'ref':1}");
            var hint = asked.reply();
            assertThat(hint.need("type").text()).as(hint.tree().toString()).isEqualTo("hint");
            assertThat(hint.need("decision").whole()).isEqualTo(decision);
            assertThat(hint.need("option").whole()).isBetween(0L, asked.options() - 1L);
            assertThat(hint.need("candidates").row())
                    .isNotEmpty()
                    .allSatisfy(one -> assertThat(one.need("worth").whole()).isBetween(0L, 1_000L));
        }
    }

    @Test
    void notToOthersAndNotAboutOtherThings() {
        try (TimeTable table = new TimeTable(folder).open(2, null, true, 0)) {
            Sailor asked = table.sailors.get(table.asked());
            Sailor other = table.sailors.get(1 - table.asked());
            asked.asked();
            long decision = asked.open.need("decision").whole();
            other.say("{'type':'hint','decision':" + decision + ",'ref':1}");
            assertThat(other.reply().need("type").text()).isEqualTo("refused");
            asked.say("{'type':'hint','decision':" + (decision + 5) + ",'ref':1}");
            assertThat(asked.reply().need("type").text()).isEqualTo("refused");
            Sailor watching = new Sailor(table.node, table.id).enter(null);
            watching.say("{'type':'hint','decision':" + decision + ",'ref':1}");
            assertThat(watching.reply().need("type").text()).isEqualTo("refused");
        }
    }

    @Test
    void notElsewhere() {
        try (TimeTable table = new TimeTable(folder).open(2, null, false, 0)) {
            Sailor asked = table.sailors.get(table.asked());
            asked.asked();
            asked.say("{'type':'hint','decision':" + asked.open.need("decision").whole() + ",'ref':1}");
            var reply = asked.reply();
            assertThat(reply.need("type").text()).isEqualTo("refused");
            assertThat(reply.need("says").text()).contains("practice");
        }
    }
}

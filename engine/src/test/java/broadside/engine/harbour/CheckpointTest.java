package broadside.engine.harbour;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Checks stops and raised hands: who is asked at dawn, and who learns why. */
class CheckpointTest {
    private static final String TABLE =
            "{'at':{'turn':'ann','moment':'action'},'cat':{'hand':['Fog Bank']},'pile':['Plunder','Plunder','...'],"
                    + "'quays':[{'crate':'Crate of Rum','known':['ann']},{'crate':'Crate of Silver','known':['ann']}]}";
    private static final int DAWN = 1;

    @Test
    void nobodyIsAskedWhoDidNotWant() {
        assertThat(HarbourTable.lean(TABLE).play("ann", "'rest'").at("at"))
                .isEqualTo("{'turn':'bob','moment':'action'}");
    }

    @Test
    void aStopPausesEveryDawn() {
        HarbourTable table = HarbourTable.lean(TABLE);
        table.position().setStops(2, DAWN);
        table.play("ann", "'rest'");
        assertThat(table.at("at")).isEqualTo("{'turn':'bob','moment':'dawn'}");
        assertThat(table.asked()).containsExactly("cat");
        table.pass("cat").play("bob", "'rest'");
        assertThat(table.asked()).as("and at the next dawn again").containsExactly("cat");
    }

    @Test
    void aStopNeedsNoCard() {
        HarbourTable table = HarbourTable.covered(TABLE);
        table.position().setStops(1, DAWN);
        table.play("ann", "'rest'");
        assertThat(table.asked()).containsExactly("bob");
        assertThat(table.options("bob")).containsExactly("'pass'");
    }

    @Test
    void aRaisedHandIsAskedOnce() {
        HarbourTable table = HarbourTable.lean(TABLE);
        table.position().setRaised(2, true);
        table.play("ann", "'rest'");
        assertThat(table.asked()).containsExactly("cat");
        table.pass("cat").play("bob", "'rest'");
        assertThat(table.at("at")).isEqualTo("{'turn':'cat','moment':'action'}");
    }

    @Test
    void theReasonForAPauseIsNotPublic() {
        HarbourTable table = HarbourTable.lean(TABLE);
        table.position().setStops(2, DAWN);
        table.position().setRaised(1, true);
        assertThat(table.view("ann", "running.stops")).isEqualTo("nothing");
        assertThat(table.view("ann", "running.raised")).isEqualTo("nothing");
        assertThat(table.view("cat", "running.stops")).isEqualTo("{'cat':1}");
        assertThat(table.view("bob", "running.raised")).isEqualTo("['bob']");
        table.play("ann", "'rest'");
        assertThat(table.asked()).as("the pause is").containsExactly("bob", "cat");
    }

    @Test
    void theFogMakesEverybodyLoseTrack() {
        HarbourTable table = HarbourTable.lean(TABLE);
        table.position().setRaised(2, true);
        assertThat(table.view("ann", "quays[0]")).isEqualTo("{'crate':'Crate of Rum','known':['ann'],'trace':1}");
        table.play("ann", "'rest'").play("cat", "{'react':'Fog Bank'}");
        assertThat(table.view("ann", "quays[0]")).isEqualTo("{'crate':'?','trace':3}");
        assertThat(table.view("ann", "quays[1]")).isEqualTo("{'crate':'?','trace':4}");
        assertThat(table.at("quays")).contains("Crate of Rum", "Crate of Silver");
        assertThat(table.at("at.moment")).isEqualTo("'action'");
    }
}

package broadside.engine.harbour;

import static org.assertj.core.api.Assertions.assertThat;

import broadside.engine.harbour.events.CrateBuried;
import broadside.engine.harbour.events.CrateHauled;
import org.junit.jupiter.api.Test;

/** Checks the face-down crate: who remembers it, and by which handle others follow it. */
class CratesTest {
    private static final String TABLE = "{'at':{'turn':'ann','moment':'action'},'ann':{'hand':['Crate of Silver'],"
            + "'berth':5},'bob':{'berth':50},'pile':['Plunder','Plunder','Plunder','Plunder','Plunder','...']}";
    private static final String BURY = "{'bury':'Crate of Silver','at':'quay 2'}";

    @Test
    void whoBuriedItKnowsIt() {
        HarbourTable table = HarbourTable.lean(TABLE).play("ann", BURY);
        assertThat(table.view("ann", "quays[2]")).isEqualTo("{'crate':'Crate of Silver','known':['ann'],'trace':1}");
        assertThat(table.view("bob", "quays[2]")).isEqualTo("{'crate':'?','known':['ann'],'trace':1}");
        assertThat(table.heard("bob")).contains(new CrateBuried(0, 2, 1, null, 1));
        assertThat(table.heard("ann")).contains(new CrateBuried(0, 2, 1, Card.SILVER_CRATE, 1));
    }

    @Test
    void aShiftedCrateKeepsItsHandle() {
        HarbourTable table = HarbourTable.lean(TABLE).play("ann", BURY).play("bob", "{'shift':'quay 2','to':'quay 3'}");
        assertThat(table.view("cat", "quays[2]")).isEqualTo("'empty'");
        assertThat(table.view("cat", "quays[3]")).isEqualTo("{'crate':'?','known':['ann'],'trace':1}");
        assertThat(HarbourTable.RULES.path(table.position(), 1)).isEqualTo("quays[3]");
        assertThat(HarbourTable.RULES.reference(table.position(), 1)).isEqualTo("quay 3");
    }

    @Test
    void whoLooksKnowsAndEverybodySeesWhoLooks() {
        HarbourTable table = HarbourTable.lean(TABLE).play("ann", BURY).play("bob", "{'look':'quay 2'}");
        assertThat(table.view("bob", "quays[2].crate")).isEqualTo("'Crate of Silver'");
        assertThat(table.view("cat", "quays[2].known")).isEqualTo("['ann','bob']");
        table.play("cat", "'rest'").play("ann", "'rest'");
        assertThat(table.refused("bob", "{'look':'quay 2'}")).containsExactly("HB-CRAT-02");
    }

    @Test
    void aHauledCrateIsRememberedInTheHandButHasNoHandle() {
        HarbourTable table = HarbourTable.lean(TABLE).play("ann", BURY).play("bob", "{'haul':'quay 2'}");
        assertThat(table.view("ann", "bob.hand")).contains("{'card':'Crate of Silver','known':['ann']}");
        assertThat(table.view("cat", "bob.hand")).isEqualTo("['?','?']");
        assertThat(table.heard("cat")).contains(new CrateHauled(1, 2, null, 3));
        assertThat(HarbourTable.RULES.path(table.position(), 1)).isNull();
        assertThat(table.at("quays[2]")).isEqualTo("'empty'");
    }

    @Test
    void aCrateBuriedAgainIsANewOne() {
        HarbourTable table = HarbourTable.lean(TABLE).play("ann", BURY).play("bob", "{'haul':'quay 2'}");
        table.play("cat", "'rest'").play("ann", "'rest'").play("bob", BURY);
        assertThat(table.view("ann", "quays[2]"))
                .as("ann saw bob hold it, but not whether this is it")
                .isEqualTo("{'crate':'?','known':['bob'],'trace':2}");
        assertThat(table.view("ann", "bob.hand")).doesNotContain("Crate of Silver");
    }

    @Test
    void aCardTakenUnseenIsKnownToBothAndToNobodyElse() {
        HarbourTable table = HarbourTable.lean("{'at':{'turn':'ann','moment':'action'},'ann':{'hand':['Plunder']},"
                + "'bob':{'hand':[{'card':'Auction','known':['cat']},'Press Gang']}}");
        table.play("ann", "{'play':'Plunder','target':'bob'}");
        assertThat(table.view("bob", "ann.hand")).contains("'known':['bob']");
        assertThat(table.view("cat", "ann.hand")).isEqualTo("['?']");
        assertThat(table.view("cat", "bob.hand"))
                .as("it may have been the Auction")
                .doesNotContain("Auction");
    }

    @Test
    void whoKnowsTheOnlyCardCanFollowIt() {
        HarbourTable table = HarbourTable.lean("{'at':{'turn':'ann','moment':'action'},'ann':{'hand':['Plunder']},"
                + "'bob':{'hand':[{'card':'Auction','known':['cat']}]}}");
        table.play("ann", "{'play':'Plunder','target':'bob'}");
        assertThat(table.view("cat", "ann.hand")).isEqualTo("[{'card':'Auction','known':['cat']}]");
    }

    @Test
    void theTopOfThePileIsRemembered() {
        HarbourTable table = HarbourTable.lean(TABLE).play("ann", "{'look':'pile'}");
        assertThat(table.heard("cat").toString()).contains("PileSeen[seat=0, card=null");
        assertThat(table.view("ann", "bob.hand"))
                .as("ann knows what bob drew")
                .isEqualTo("[{'card':'Plunder','known':['ann']}]");
        assertThat(table.view("cat", "bob.hand")).isEqualTo("['?']");
    }
}

package broadside.engine.harbour;

import static org.assertj.core.api.Assertions.assertThat;

import broadside.engine.harbour.events.CardPlayed;
import broadside.engine.harbour.events.CardStopped;
import broadside.engine.harbour.events.CardTaken;
import broadside.engine.harbour.events.PlunderTurned;
import org.junit.jupiter.api.Test;

/** Checks windows on Harbour's Plunder: stopped, the stop stopped, turned, and answers that come too late. */
class WindowsTest {
    private static final String PLUNDER_BOB = "{'play':'Plunder','target':'bob'}";
    private static final String WATCH = "{'react':'Harbour Watch'}";
    private static final String COUNTER = "{'react':'Counter-Order'}";

    private static String table(String ann, String bob, String cat) {
        return "{'at':{'turn':'ann','moment':'action'},'ann':{'hand':[" + ann + "]},'bob':{'hand':[" + bob
                + "]},'cat':{'hand':[" + cat + "]},'pile':['Drop Anchor','...']}";
    }

    @Test
    void withoutAnAnswerTheEffectHappens() {
        HarbourTable table =
                HarbourTable.lean(table("'Plunder'", "'Auction'", "")).play("ann", PLUNDER_BOB);
        assertThat(table.at("ann")).isEqualTo("{'coins':4,'hand':[{'card':'Auction','known':['bob']}]}");
        assertThat(table.at("bob.coins")).isEqualTo("2");
        assertThat(table.asked()).containsExactly("bob");
    }

    @Test
    void aBlockStopsTheEffect() {
        HarbourTable table =
                HarbourTable.lean(table("'Plunder'", "'Harbour Watch'", "")).play("ann", PLUNDER_BOB);
        assertThat(table.asked()).containsExactly("bob");
        table.play("bob", WATCH);
        assertThat(table.events()).contains(new CardStopped(1)).noneMatch(event -> event instanceof CardTaken);
        assertThat(table.at("discards")).isEqualTo("['Plunder','Harbour Watch']");
        assertThat(table.at("ann.coins")).isEqualTo("3");
    }

    @Test
    void aBlockCanItselfBeBlocked() {
        HarbourTable table = HarbourTable.lean(table("'Plunder','Counter-Order'", "'Harbour Watch'", ""))
                .play("ann", PLUNDER_BOB);
        table.play("bob", WATCH);
        assertThat(table.asked()).containsExactly("ann");
        table.play("ann", COUNTER);
        assertThat(table.at("ann.coins")).isEqualTo("4");
        assertThat(table.events()).contains(new CardStopped(0)).doesNotContain(new CardStopped(1));
    }

    @Test
    void theChainGoesOnAsLongAsThereAreCards() {
        HarbourTable table = HarbourTable.lean(table("'Plunder','Counter-Order'", "'Harbour Watch'", "'Counter-Order'"))
                .play("ann", PLUNDER_BOB)
                .play("bob", WATCH);
        assertThat(table.asked()).containsExactly("cat", "ann");
        table.pass("cat").play("ann", COUNTER);
        assertThat(table.asked()).as("cat may now stop the Counter-Order").containsExactly("cat");
        table.play("cat", COUNTER);
        assertThat(table.at("ann.coins")).as("so the watch holds after all").isEqualTo("3");
        assertThat(table.at("discards")).isEqualTo("['Plunder','Harbour Watch','Counter-Order','Counter-Order']");
    }

    @Test
    void theWindTurnsTheEffectToAnother() {
        HarbourTable table = HarbourTable.lean(table("'Plunder'", "'Changed Wind'", "'Auction'"))
                .play("ann", PLUNDER_BOB);
        table.play("bob", "{'react':'Changed Wind','to':'cat'}");
        assertThat(table.events()).contains(new PlunderTurned(0, 2));
        assertThat(table.at("bob.coins")).isEqualTo("3");
        assertThat(table.at("cat.coins")).isEqualTo("2");
        assertThat(table.at("ann.hand")).contains("Auction");
    }

    @Test
    void aTurnedEffectIsAnnouncedAgain() {
        HarbourTable table = HarbourTable.lean(table("'Plunder'", "'Changed Wind'", "'Harbour Watch','Changed Wind'"))
                .play("ann", PLUNDER_BOB);
        table.pass("cat").play("bob", "{'react':'Changed Wind','to':'cat'}");
        assertThat(table.asked()).as("cat may stop the wind").containsExactly("cat");
        table.pass("cat");
        assertThat(table.options("cat"))
                .as("and, when it has turned, answer the Plunder")
                .containsExactly(
                        "'pass'", WATCH, "{'react':'Changed Wind','to':'ann'}", "{'react':'Changed Wind','to':'bob'}");
        table.play("cat", "{'react':'Changed Wind','to':'ann'}").pass("cat");
        assertThat(table.at("ann")).as("turned against its own captain").isEqualTo("{'coins':2,'hand':[]}");
    }

    @Test
    void aBlockedWindTurnsNothing() {
        HarbourTable table = HarbourTable.lean(table("'Plunder'", "'Changed Wind','Auction'", "'Harbour Watch'"))
                .play("ann", PLUNDER_BOB);
        table.pass("cat").play("bob", "{'react':'Changed Wind','to':'cat'}").play("cat", WATCH);
        assertThat(table.at("bob")).as("bob draws for his turn").isEqualTo("{'coins':2,'hand':['Drop Anchor']}");
        assertThat(table.at("discards")).contains("Changed Wind", "Harbour Watch");
    }

    @Test
    void anAnswerThatHasBecomePointlessIsNotSpent() {
        HarbourTable table = HarbourTable.lean(table("'Plunder'", "'Harbour Watch'", "'Harbour Watch'"))
                .play("ann", PLUNDER_BOB);
        table.play("cat", WATCH).play("bob", WATCH);
        assertThat(table.at("bob.hand"))
                .as("clockwise, bob's watch comes first")
                .isEqualTo("['Drop Anchor']");
        assertThat(table.at("cat.hand")).isEqualTo("['Harbour Watch']");
        assertThat(table.events()).doesNotContain(new CardPlayed(2, Card.HARBOUR_WATCH, -1));
    }

    @Test
    void anAnswerBehindABlockedOneCounts() {
        HarbourTable table = HarbourTable.lean(table("'Plunder','Counter-Order'", "'Harbour Watch'", "'Harbour Watch'"))
                .play("ann", PLUNDER_BOB);
        table.play("bob", WATCH).play("cat", WATCH).play("ann", COUNTER);
        assertThat(table.at("ann.coins")).as("cat's watch stops it").isEqualTo("3");
        assertThat(table.at("cat.hand")).isEqualTo("[]");
    }

    @Test
    void anAnswerThatHasBecomeImpossibleIsDropped() {
        HarbourTable table = HarbourTable.lean(table("'Plunder'", "'Changed Wind'", "'Harbour Watch'"))
                .play("ann", PLUNDER_BOB);
        table.play("bob", "{'react':'Changed Wind','to':'ann'}").play("cat", WATCH);
        assertThat(table.asked()).as("the same watch may stop bob's wind").containsExactly("cat");
        table.play("cat", WATCH);
        assertThat(table.at("bob.coins"))
                .as("then there is none left for the Plunder")
                .isEqualTo("2");
        assertThat(table.at("discards")).isEqualTo("['Plunder','Harbour Watch','Changed Wind']");
    }

    @Test
    void leanAsksWhoCanAndCoveredWhoMight() {
        String cards = table("'Plunder'", "'Auction'", "'Harbour Watch'");
        assertThat(HarbourTable.lean(cards).play("ann", PLUNDER_BOB).asked()).containsExactly("cat");
        HarbourTable covered = HarbourTable.covered(cards).play("ann", PLUNDER_BOB);
        assertThat(covered.asked()).containsExactly("bob", "cat");
        assertThat(covered.options("bob")).containsExactly("'pass'");
        assertThat(HarbourTable.covered(table("'Plunder'", "'Auction'", ""))
                        .play("ann", PLUNDER_BOB)
                        .asked())
                .as("who has no cards cannot react")
                .containsExactly("bob");
    }

    @Test
    void timeOutPassesForTheOthers() {
        HarbourTable table = HarbourTable.covered(table("'Plunder'", "'Auction'", "'Harbour Watch'"))
                .play("ann", PLUNDER_BOB)
                .close();
        assertThat(table.at("ann.coins")).isEqualTo("4");
        assertThat(table.at("cat.hand")).isEqualTo("['Harbour Watch']");
    }

    @Test
    void refusalsNameTheirClauses() {
        HarbourTable table = HarbourTable.covered(table("'Plunder','Counter-Order'", "'Changed Wind'", "'Auction'"));
        assertThat(table.refused("ann", "{'play':'Plunder','target':'ann'}")).containsExactly("HB-PLUN-02");
        assertThat(table.refused("ann", "{'play':'Auction'}")).containsExactly("HB-TURN-05");
        assertThat(table.refused("ann", "{'play':'Counter-Order'}")).containsExactly("HB-REAC-01");
        table.play("ann", PLUNDER_BOB);
        assertThat(table.refused("bob", "{'react':'Changed Wind','to':'bob'}")).containsExactly("HB-REAC-04");
        assertThat(table.refused("cat", WATCH)).containsExactly("HB-TURN-05");
    }
}

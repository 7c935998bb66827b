package broadside.engine.harbour;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Checks that answers stay sealed until the rules open them, in documents of masks too. */
class SealedTest {
    private static final String SALE =
            "{'at':{'turn':'ann','moment':'action'},'ann':{'hand':['Auction']},'pile':['Plunder','Plunder','Plunder','...']}";

    @Test
    void bidsAreSealedUntilAllAreThere() {
        HarbourTable table = HarbourTable.lean(SALE).play("ann", "{'play':'Auction'}");
        assertThat(table.asked()).containsExactly("ann", "bob", "cat");
        String before = table.view("cat", "running");
        table.play("bob", "{'bid':2}");
        assertThat(table.view("cat", "running")).as("not even that bob has bid").isEqualTo(before);
        assertThat(table.view("bob", "running.pending.decisions[1].answer")).isEqualTo("{'bid':2}");
        assertThat(table.view("spectator", "running.pending.decisions[1].answer"))
                .isEqualTo("nothing");
        table.play("cat", "{'bid':1}").play("ann", "{'bid':1}");
        assertThat(table.at("bob")).isEqualTo("{'coins':1,'hand':['Plunder','Plunder','Plunder']}");
    }

    @Test
    void sharedHighestBidsSellNothing() {
        HarbourTable table = HarbourTable.lean(SALE).play("ann", "{'play':'Auction'}");
        table.play("ann", "{'bid':2}").play("bob", "{'bid':2}").play("cat", "{'bid':1}");
        assertThat(table.at("ann.coins") + table.at("bob.coins") + table.at("cat.coins"))
                .isEqualTo("333");
    }

    @Test
    void whoDoesNotBidBidsNothing() {
        HarbourTable table = HarbourTable.lean(SALE).play("ann", "{'play':'Auction'}");
        table.play("cat", "{'bid':1}").close();
        assertThat(table.at("cat.coins")).isEqualTo("2");
        assertThat(table.at("cat.hand")).isEqualTo("['Plunder','Plunder']");
    }

    @Test
    void aBidNeedsItsCoins() {
        HarbourTable table = HarbourTable.lean(SALE).play("ann", "{'play':'Auction'}");
        assertThat(table.refused("ann", "{'bid':4}")).containsExactly("HB-AUCT-01");
        assertThat(table.options("ann")).containsExactly("{'bid':0}", "{'bid':1}", "{'bid':2}", "{'bid':3}");
    }

    /** Bob's wind is announced while cat's answer to the Plunder still waits on the agenda. */
    @Test
    void anAnswerThatWaitsOnTheAgendaIsSealedToo() {
        HarbourTable table = HarbourTable.covered(
                "{'at':{'turn':'ann','moment':'action'},'ann':{'hand':['Plunder','Harbour Watch']},"
                        + "'bob':{'hand':['Changed Wind']},'cat':{'hand':['Harbour Watch']}}");
        table.play("ann", "{'play':'Plunder','target':'bob'}")
                .play("bob", "{'react':'Changed Wind','to':'cat'}")
                .play("cat", "{'react':'Harbour Watch'}");
        assertThat(table.asked()).as("the wind has its own window").containsExactly("cat", "ann");
        assertThat(table.at("running.agenda")).contains("resolve-reaction");
        assertThat(table.view("cat", "running.agenda")).contains("resolve-reaction");
        assertThat(table.view("ann", "running.agenda")).doesNotContain("resolve-reaction");
        assertThat(table.view("spectator", "running.agenda")).doesNotContain("resolve-reaction");
    }

    @Test
    void aMaskHidesHands() {
        HarbourTable table = HarbourTable.lean(SALE);
        assertThat(table.view("ann", "ann.hand")).isEqualTo("['Auction']");
        assertThat(table.view("bob", "ann.hand")).isEqualTo("['?']");
        assertThat(table.view("bob", "pile"))
                .as("what a document fixes nobody has seen")
                .isEqualTo("{'size':49}");
        assertThat(table.view("bob", "running.draws")).isEqualTo("nothing");
    }
}

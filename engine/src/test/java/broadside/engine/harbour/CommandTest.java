package broadside.engine.harbour;

import static org.assertj.core.api.Assertions.assertThat;

import broadside.engine.harbour.events.HandShown;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Checks the commanded turn: another seat decides, and sees what it needs for that. */
class CommandTest {
    private static HarbourTable pressed() {
        HarbourTable table =
                HarbourTable.covered("{'at':{'turn':'ann','moment':'action'},'ann':{'hand':['Press Gang']},"
                        + "'bob':{'hand':['Plunder','Drop Anchor']},'cat':{'hand':['Auction']},"
                        + "'quays':['Crate of Rum'],'pile':['Crate of Silver','...']}");
        return table.play("ann", "{'play':'Press Gang','target':'bob'}");
    }

    @Test
    void theCommanderAnswersForTheTurn() {
        HarbourTable table = pressed();
        assertThat(table.at("at")).as("it is bob's turn").isEqualTo("{'turn':'bob','moment':'action'}");
        assertThat(table.asked()).as("but ann is asked").containsExactly("ann");
        assertThat(table.options("ann"))
                .contains("{'play':'Plunder','target':'cat'}", "{'play':'Plunder','target':'ann'}");
        table.play("ann", "{'play':'Drop Anchor'}");
        assertThat(table.asked()).containsExactly("ann");
        table.play("ann", "{'anchor':40}");
        assertThat(table.at("bob.berth")).isEqualTo("40");
        assertThat(table.asked()).as("the next turn is cat's own").containsExactly("cat");
    }

    @Test
    void theCommanderSeesHandAndDraw() {
        HarbourTable table = pressed();
        String seen = "['Plunder','Drop Anchor','Crate of Silver']";
        assertThat(table.view("bob", "bob.hand")).isEqualTo(seen);
        assertThat(table.view("ann", "bob.hand").replaceAll("\\{'card':('[^']*'),'known':\\['ann']}", "$1"))
                .isEqualTo(seen);
        assertThat(table.view("cat", "bob.hand")).isEqualTo("['?','?','?']");
        List<Card> hand = List.of(Card.PLUNDER, Card.DROP_ANCHOR);
        assertThat(table.heard("ann")).contains(new HandShown(1, 0, hand, 3));
        assertThat(table.heard("cat")).contains(new HandShown(1, 0, null, 3));
    }

    @Test
    void theCommanderSeesWhatTheCaptainLooksAt() {
        HarbourTable table = pressed().play("ann", "{'look':'quay 0'}");
        assertThat(table.at("quays[0].known")).isEqualTo("['ann','bob']");
    }

    @Test
    void reactionsStayWithTheCaptain() {
        HarbourTable table = pressed().play("ann", "{'play':'Plunder','target':'cat'}");
        assertThat(table.asked())
                .as("ann reacts as herself only if she has cards")
                .containsExactly("cat");
    }

    @Test
    void whoIsPressedCannotBePressedAgain() {
        HarbourTable table = HarbourTable.lean(
                "{'at':{'turn':'ann','moment':'action'}," + "'ann':{'hand':['Press Gang']},'bob':{'pressed':'cat'}}");
        assertThat(table.refused("ann", "{'play':'Press Gang','target':'bob'}")).containsExactly("HB-PRES-04");
        assertThat(table.refused("ann", "{'play':'Press Gang','target':'cat'}")).isEmpty();
    }
}

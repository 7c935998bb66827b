package broadside.engine.harbour;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Checks the card that is drawn in the middle of an effect and waits. */
class CastawayTest {

    private static HarbourTable sold(String bob) {
        return HarbourTable.lean("{'at':{'turn':'ann','moment':'action'},'ann':{'hand':['Auction']},'bob':" + bob
                        + ",'pile':['Castaway','Plunder','Plunder','...']}")
                .play("ann", "{'play':'Auction'}")
                .play("bob", "{'bid':2}")
                .play("ann", "{'bid':0}")
                .play("cat", "{'bid':0}");
    }

    @Test
    void theEffectIsFinishedFirst() {
        HarbourTable table = sold("{'coins':3}");
        assertThat(table.at("bob.hand"))
                .as("the second card is drawn before bob decides")
                .isEqualTo("['Plunder']");
        assertThat(table.at("bob.waiting")).isEqualTo("1");
        assertThat(table.asked()).containsExactly("bob");
        table.play("bob", "{'castaway':'aboard'}");
        assertThat(table.at("bob.aboard")).isEqualTo("1");
        assertThat(table.at("bob.coins")).isEqualTo("0");
        assertThat(table.at("at")).isEqualTo("{'turn':'bob','moment':'action'}");
    }

    @Test
    void whoCannotPayIsNotAsked() {
        HarbourTable table = sold("{'coins':2}");
        assertThat(table.at("at")).isEqualTo("{'turn':'bob','moment':'action'}");
        assertThat(table.at("discards")).isEqualTo("['Auction','Castaway']");
    }

    @Test
    void aCastawayOfTheTurnsDrawIsSettledBeforeTheAction() {
        HarbourTable table = HarbourTable.lean("{'at':{'turn':'ann','moment':'dawn'},'pile':['Castaway','...']}");
        assertThat(table.options("ann")).containsExactly("{'castaway':'leave'}", "{'castaway':'aboard'}");
        table.play("ann", "{'castaway':'leave'}");
        assertThat(table.at("at.moment")).isEqualTo("'action'");
    }
}

package broadside.engine.harbour;

import static org.assertj.core.api.Assertions.assertThat;

import broadside.engine.chance.Rng;
import broadside.engine.play.Choices;
import broadside.engine.play.Decision;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** Checks the parametric decision: a domain, candidates, and draws over all of it. */
class AnchorTest {

    private static HarbourTable asked() {
        return HarbourTable.lean("{'at':{'turn':'ann','moment':'action'},'ann':{'hand':['Drop Anchor']},"
                        + "'bob':{'berth':10},'cat':{'berth':98}}")
                .play("ann", "{'play':'Drop Anchor'}");
    }

    @Test
    void itStatesItsDomainAndOffersCandidates() {
        HarbourTable table = asked();
        assertThat(table.decision("ann").<Position>question().domain(table.position(), 0))
                .isEqualTo(HarbourTable.tree("{'from':0,'to':99}"));
        assertThat(table.options("ann"))
                .containsExactly("{'anchor':0}", "{'anchor':49}", "{'anchor':7}", "{'anchor':13}", "{'anchor':95}");
    }

    @Test
    void anyLegalNumberIsTaken() {
        HarbourTable table = asked();
        assertThat(table.refused("ann", "{'anchor':12}")).containsExactly("HB-ANCH-02");
        assertThat(table.refused("ann", "{'anchor':100}")).containsExactly("HB-ANCH-01");
        assertThat(table.refused("ann", "{'anchor':-1}")).containsExactly("HB-ANCH-01");
        table.play("ann", "{'anchor':33}");
        assertThat(table.at("ann.berth")).isEqualTo("33");
        assertThat(table.at("ann.coins")).isEqualTo("4");
    }

    @Test
    void drawsReachEveryLegalBerthAndNoOther() {
        HarbourTable table = asked();
        Decision decision = table.decision("ann");
        Set<Long> drawn = new TreeSet<>();
        Rng rng = new Rng(3);
        for (int i = 0; i < 5_000; i++) {
            drawn.add(decision.<Position>question().draw(table.position(), 0, rng, new Choices()));
        }
        Set<Long> legal = new TreeSet<>();
        for (long berth = -5; berth < 110; berth++) {
            if (decision.legal(table.position(), berth)) {
                legal.add(berth);
            }
        }
        assertThat(drawn).isEqualTo(legal).hasSize(91);
    }
}

package broadside.highseas;

import static org.assertj.core.api.Assertions.assertThat;

import broadside.engine.chance.SplitMixChance;
import broadside.engine.event.Event;
import broadside.engine.play.Decision;
import broadside.engine.play.Question;
import broadside.engine.play.Refusal;
import broadside.engine.play.Scene;
import broadside.engine.rules.Cited;
import broadside.engine.tree.Field;
import broadside.engine.tree.Tree;
import broadside.highseas.events.BoardingFought;
import broadside.highseas.events.ScuttleTried;
import broadside.highseas.events.ShipRammed;
import broadside.highseas.events.ShipSailed;
import broadside.highseas.geometry.Pose;
import broadside.highseas.questions.BoardOrNot;
import broadside.highseas.steps.Board;
import broadside.highseas.steps.Ram;
import broadside.highseas.steps.TryScuttle;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Looks at what a table is told beside the rules: dice as they fell, what is to be won, why not. */
class ToldAtTheTableTest {
    private static final String SEA = """
            - {island: Cayo Largo, pose: [420, 420, 0], coins: [1, 2, 3]}
            ships:
            - {ship: Petrel, of: ann, pose: [500, 500, 0], as: P}
            - {ship: Gaviota, of: bob, pose: [500, 560, 180], masts: [], as: G}
            - {ship: Lucero, of: bob, pose: [300, 700, 90], coins: [2]}
            """;

    private final List<Event> told = new ArrayList<>();
    private final Scene scene = Scene.heard(new SplitMixChance(3), one -> told.add(one.event()), new Cited());
    private final Position p = WrittenSea.with(SEA);
    private final int petrel = Position.firstShip();
    private final int gaviota = petrel + 1;
    private final int lucero = petrel + 2;

    @Test
    void aBoardingTellsWhatWasRolledAndWhatTheMastsAdd() {
        for (int i = 0; i < 20; i++) {
            new Board(petrel, lucero).run(p.copy(), scene);
        }
        assertThat(told).hasSize(20).allSatisfy(event -> {
            BoardingFought fought = (BoardingFought) event;
            assertThat(fought.ownDie()).isBetween(1, 6);
            assertThat(fought.otherDie()).isBetween(1, 6);
            assertThat(fought.own()).isEqualTo(fought.ownDie() + 3);
            assertThat(fought.other()).isEqualTo(fought.otherDie() + 2);
        });
    }

    @Test
    void aRamTellsWhetherAMastIsLostAndAScuttlingWhetherSheSinks() {
        for (int i = 0; i < 12; i++) {
            new Ram(petrel, lucero).run(p.copy(), scene);
            new TryScuttle(gaviota).run(p.copy(), scene);
        }
        assertThat(told).hasSize(24).allSatisfy(event -> {
            if (event instanceof ShipRammed ram) {
                assertThat(ram.masts()).isEqualTo(2);
                assertThat(ram.message().key())
                        .isEqualTo(ram.die() > 2 ? "hs.event.ship-rammed-hard" : "hs.event.ship-rammed-lightly");
            } else {
                ScuttleTried tried = (ScuttleTried) event;
                assertThat(tried.sinks()).isEqualTo(tried.die() >= 5);
            }
        });
    }

    @Test
    void whatIsToBeWonByBoardingDependsOnTheRoom() {
        Tree shows = new BoardOrNot(petrel, lucero, true).shows(p, 0);
        Field odds = Field.root(shows).need("boarding");
        assertThat(odds.need("gains").tree()).isEqualTo(Tree.of(true));
        assertThat(odds.need("risks").tree()).isEqualTo(Tree.of(false));
        assertThat(odds.need("win").whole()
                        + odds.need("tie").whole()
                        + odds.need("lose").whole())
                .isBetween(999L, 1001L);
        Tree full = new BoardOrNot(gaviota, petrel, true).shows(p, 1);
        assertThat(Field.root(full).need("boarding").need("gains").tree()).isEqualTo(Tree.of(false));
    }

    @Test
    void whyAShipCannotTowIsAnsweredBetweenOrders() {
        p.advance(scene);
        Decision orders = p.pending().decision(0);
        Question<Position> question = orders.question();
        Tree wish = Tree.branch().put("tow", "Gaviota").put("ship", "Petrel").done();
        Long tow = question.parse(p, 0, wish);
        Refusal refusal = orders.refusal(p, tow);
        assertThat(refusal.message().key()).isEqualTo("hs.no.tow");
        // Beside her bow the answer is how to do it.
        p.place(petrel, new Pose(50_000, 54_760, 0));
        assertThat(orders.refusal(p, tow).message().key()).isEqualTo("hs.no.tow-move");
        Field fleet = Field.root(question.shows(p, 0)).need("fleet").row().get(0);
        assertThat(fleet.need("tows").row().get(0).need("may").tree()).isEqualTo(Tree.of(true));
        assertThat(fleet.need("advice").text()).isEqualTo("tow");
    }

    @Test
    void theLogSpeaksOfBarsAndOfASideThatTouches() {
        ShipSailed sailed = new ShipSailed("Petrel", 1, 1, 0, 0, 4500, 6350, "S", "", false);
        assertThat(sailed.message().key()).isEqualTo("hs.event.ship-sailed");
        assertThat(sailed.message().args().toString())
                .contains("S", "north-east")
                .doesNotContain("6350", "45");
        ShipSailed aside = new ShipSailed("Petrel", 1, 1, 0, 0, 0, 100, "part of S", "Lucero", false);
        assertThat(aside.message().key()).isEqualTo("hs.event.ship-sailed-aside");
    }
}

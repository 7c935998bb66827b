package broadside.engine.harbour;

import static broadside.engine.harbour.HarbourTable.RULES;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import broadside.engine.document.Labels;
import broadside.engine.document.PositionDocument;
import broadside.engine.game.Games;
import broadside.engine.game.OptionValues;
import broadside.engine.game.Outcome;
import broadside.engine.game.Setup;
import broadside.engine.game.SetupRefused;
import broadside.engine.tree.BadDocument;
import broadside.engine.tree.Field;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Checks how Harbour presents itself: tables, documents by people, outcomes. */
class RulesTest {

    @Test
    void theGameIsFoundByItsId() {
        assertThat(Games.find("harbour")).isInstanceOf(Rules.class);
    }

    @Test
    void aTableHasThreeSeats() {
        assertThatThrownBy(() -> Setup.of(RULES, List.of("ann", "bob"), OptionValues.defaults(RULES)))
                .isInstanceOfSatisfying(
                        SetupRefused.class,
                        refused -> assertThat(refused.refusal().clauses().toString())
                                .isEqualTo("[HB-SEAT-01]"));
    }

    @Test
    void theCatalogueCountsAllCards() {
        assertThat(Cards.total(Cards.all())).isEqualTo(50);
        assertThat(RULES.catalogue().toString()).contains("\"Plunder\":8", "\"coins\":30");
        assertThat(RULES.names().get("cards")).hasSize(12).contains("Crate of Stones");
    }

    @Test
    void aRealTableBeginsWithTheDeal() {
        Setup setup = Setup.of(RULES, HarbourTable.SEATS, OptionValues.defaults(RULES));
        Position position = RULES.open(setup);
        assertThat(position.pile().size()).isEqualTo(50);
        assertThat(RULES.moment(position)).isNull();
    }

    @Test
    void labelsNameCratesByTheirTrace() {
        Labels labels = new Labels();
        Setup setup = Setup.of(RULES, HarbourTable.SEATS, OptionValues.defaults(RULES));
        Field document = Field.root(HarbourTable.tree(
                "{'at':{'turn':'ann'},'quays':['empty',{'crate':'Crate of Rum','as':'B','trace':9}]}"));
        Position position = PositionDocument.read(RULES, setup, document, labels);
        assertThat(labels.piece("B")).isEqualTo(9);
        assertThat(RULES.path(position, 9)).isEqualTo("quays[1]");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            {'ann':{'hand':['Plunder']}}                      | say where the game stands
            {'at':{'turn':'dan'}}                             | at.turn: there is no seat 'dan'
            {'at':{'turn':'ann','moment':'noon'}}             | at: there is no moment 'noon'
            {'at':{'turn':'ann'},'ann':{'hand':['Plonder']}}  | ann.hand[0]: 'Plonder' is no card
            {'at':{'turn':'ann'},'ann':{'hand':['Castaway']}} | ann.hand[0]: a castaway is never in a hand
            {'at':{'turn':'ann'},'ann':{'hands':['Plunder']}} | ann: the field 'hands' is unknown here
            {'at':{'turn':'ann'},'quays':['Plunder']}         | quays[0]: only crates lie on a quay
            {'at':{'turn':'ann'},'pile':{'size':3}}           | pile.size: with all other cards as they are, the pile has 50
            {'at':{'turn':'ann'},'ann':{'coins':31}}          | ann.coins: expected a number from 0 to 30
            {'at':{'turn':'ann'},'rest':'some'}               | rest: expected piles or none
            {'at':{'turn':'ann'},'ann':{'aboard':3},'discards':['Castaway']} | discards[0]: there are only 3 of Castaway
            """)
    void badTablesAreRefusedWithPlaceAndReason(String table, String complaint) {
        assertThatThrownBy(() -> HarbourTable.lean(table))
                .isInstanceOf(BadDocument.class)
                .hasMessageContaining(complaint);
    }

    @Test
    void peopleNeedNotWriteAccentsOrCase() {
        HarbourTable table = HarbourTable.lean("{'at':{'turn':'ann'},'ann':{'hand':['PLÚNDER']}}");
        assertThat(table.at("ann.hand")).isEqualTo("['Plunder']");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            {'coins':5}             | {'coins':4}             | {'coins':3} | [1, 2, 3]
            {'coins':3,'aboard':1}  | {'coins':5}             | {'coins':5} | [1, 1, 1]
            {'coins':3,'berth':50}  | {'coins':3,'berth':20}  | {'coins':3} | [2, 1, 3]
            {'coins':3,'hand':['Crate of Stones']} | {'coins':2} | {'coins':2} | [1, 1, 1]
            {'coins':0,'hand':['Crate of Silver']} | {'coins':4} | {'coins':4} | [3, 1, 1]
            """)
    void theOutcomeRanksByScoreThenBerth(String ann, String bob, String cat, String places) {
        HarbourTable table =
                HarbourTable.lean("{'at':{'turn':'ann'},'ann':" + ann + ",'bob':" + bob + ",'cat':" + cat + "}");
        Outcome outcome = RULES.outcome(table.position());
        assertThat(outcome.places()).hasToString(places);
        assertThat(outcome.clauses().toString()).isEqualTo("[HB-ENDS-02, HB-ENDS-03]");
    }

    @Test
    void theGameEndsWithTheLastRoundAndShowsAllHands() {
        HarbourTable table =
                HarbourTable.lean("{'at':{'turn':'cat','moment':'action'},'round':6,'ann':{'hand':['Plunder']}}");
        assertThat(table.view("bob", "ann.hand")).isEqualTo("['?']");
        table.play("cat", "'rest'");
        assertThat(table.position().isOver()).isTrue();
        assertThat(table.view("bob", "ann.hand")).isEqualTo("['Plunder']");
        assertThat(table.heard("bob").toString()).contains("HandTurnedUp[seat=0, cards=[PLUNDER]]");
    }

    @Test
    void whoIsNotAskedIsToldWhoIs() {
        HarbourTable table = HarbourTable.lean("{'at':{'turn':'ann','moment':'action'}}");
        assertThat(RULES.notAsked(table.position(), 2).message().toString()).contains("Seat[index=0]");
    }
}

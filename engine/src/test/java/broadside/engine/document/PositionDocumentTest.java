package broadside.engine.document;

import static broadside.engine.harbour.HarbourTable.RULES;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import broadside.engine.harbour.HarbourTable;
import broadside.engine.harbour.Position;
import broadside.engine.tree.BadDocument;
import broadside.engine.tree.Field;
import broadside.engine.tree.Json;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Checks the part of a document that every game shares. */
class PositionDocumentTest {
    private static final String AUCTION = "{'at':{'turn':'ann','moment':'action'},'ann':{'hand':['Auction']}}";

    private static HarbourTable auction() {
        HarbourTable table = HarbourTable.lean(AUCTION);
        table.position().setStops(1, 1);
        table.position().setRaised(2, true);
        return table.play("ann", "{'play':'Auction'}").play("bob", "{'bid':2}");
    }

    private static String write(Position position) {
        return Json.write(PositionDocument.write(RULES, position)).replace('"', '\'');
    }

    private static Position read(String text) {
        return PositionDocument.read(RULES, Field.root(HarbourTable.tree(text)), new Labels());
    }

    @Test
    void aDocumentStandsAlone() {
        HarbourTable table = auction();
        String text = write(table.position());
        assertThat(text).startsWith("{'game':'harbour','seats':['ann','bob','cat'],'options':{'windows':'lean'}");
        assertThat(text)
                .contains("'stops':{'bob':1}", "'raised':['cat']", "'answer':{'bid':2}", "'closing':'close-auction'");
        assertThat(write(read(text))).isEqualTo(text);
        assertThat(PositionDocument.digest(RULES, read(text)))
                .isEqualTo(PositionDocument.digest(RULES, table.position()))
                .isNotEqualTo(PositionDocument.digest(
                        RULES, table.play("cat", "{'bid':1}").position()));
    }

    @ParameterizedTest
    @CsvSource(delimiterString = " => ", quoteCharacter = '`', textBlock = """
            'harbour' => 'haven' => game: expected 'harbour', found 'haven'
            'windows':'lean' => 'windows':'glass' => options.windows: the value 'glass' is not possible
            'windows':'lean' => 'doors':'lean' => there is no option 'doors'
            'id':1 => 'id':2 => id: expected an id that is used once
            'asked':4 => 'asked':2 => id: expected an id that is used once and lower than 'asked'
            'asked':4 => 'asked':-4 => running.asked: expected a number from 0
            'asked':4 => 'asked':9999999999 => running.asked: expected a number from 0
            {'bid':2} => {'bid':4} => answer: this answer is not legal
            {'bid':2} => {'bid':9} => answer: this answers nothing that was asked
            'closing':'close-auction' => 'closing':'deal' => running.pending.closing: this is no closing
            'question':'bid' => 'question':'deal' => question: this is no question
            'agenda':[[] => 'agenda':[['bid'] => running.agenda[0][0]: this is no step
            'agenda':[[] => 'agenda':[3 => running.agenda[0]: expected a list
            'stops':{'bob':1} => 'stops':{'dan':1} => there is no seat 'dan'
            'stops':{'bob':1} => 'stops':{'bob':9999999999} => expected a number from
            'raised':['cat'] => 'raised':['dan'] => there is no seat 'dan'
            'seat':'bob' => 'seat':'dan' => there is no seat 'dan'
            """)
    void badDocumentsAreExplained(String good, String bad, String complaint) {
        String text = write(auction().position());
        assertThat(text).contains(good);
        assertThatThrownBy(() -> read(text.replace(good, bad)))
                .isInstanceOf(BadDocument.class)
                .hasMessageContaining(complaint);
    }

    @Test
    void aSetThatWaitsForNobodyIsRefused() {
        String text = write(auction().position())
                .replaceAll("'seat':'(ann|cat)','question':'bid'", "'seat':'$1','question':'bid','answer':{'bid':0}");
        assertThatThrownBy(() -> read(text)).hasMessageContaining("the game would wait for nobody");
    }

    @Test
    void aDocumentWithNothingLeftToDoIsRefused() {
        String text = write(auction().position()).replaceAll("'running':.*", "'running':{}}");
        assertThatThrownBy(() -> read(text)).hasMessageContaining("nothing is pending, nothing is left to do");
    }

    @Test
    void aWindowOfADocumentMustBeAWindow() {
        String text = write(auction().position())
                .replace("'closing':'close-auction'", "'closing':{'close-window':{'window':'deal'}}");
        assertThatThrownBy(() -> read(text)).isInstanceOf(BadDocument.class).hasMessageContaining("Deal is no window");
    }
}

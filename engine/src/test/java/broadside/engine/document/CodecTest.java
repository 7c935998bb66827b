package broadside.engine.document;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import broadside.engine.event.AtSeat;
import broadside.engine.harbour.Card;
import broadside.engine.tree.BadDocument;
import broadside.engine.tree.Field;
import broadside.engine.tree.Json;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Checks how records become documents, and that a bad document is told what is wrong with it. */
class CodecTest {
    record Plain() {}

    record FullSail(
            int knots,
            long distance,
            boolean atNight,
            String bound,
            Card card,
            @AtSeat int captain,
            @AtSeat(nobody = true) List<Integer> crew,
            List<Card> cargo,
            @Nullable Card hidden) {}

    record Wrapped(Record inner, Plain plain) {}

    record Even(int number) {
        Even {
            if (number % 2 != 0) {
                throw new IllegalArgumentException(number + " is odd");
            }
        }
    }

    private static final List<String> SEATS = List.of("ann", "bob");
    private static final Codec CODEC = Codec.of(Plain.class, FullSail.class, Wrapped.class, Even.class);

    private static Object read(String text) {
        return CODEC.read(Field.root(Json.read(text.replace('\'', '"'))), SEATS);
    }

    private static String write(Object record) {
        return Json.write(CODEC.write(record, SEATS)).replace('"', '\'');
    }

    @Test
    void aRecordWithoutComponentsIsItsName() {
        assertThat(write(new Plain())).isEqualTo("'plain'");
        assertThat(read("'plain'")).isEqualTo(new Plain());
        assertThat(read("{'plain':{}}")).isEqualTo(new Plain());
    }

    @Test
    void componentsHaveNamesThatPeopleUse() {
        FullSail record = new FullSail(
                7, -1L << 40, true, "west", Card.RUM_CRATE, 1, List.of(0, -1), List.of(Card.PLUNDER), null);
        String written = "{'full-sail':{'knots':7,'distance':-1099511627776,'at-night':true,'bound':'west',"
                + "'card':'Crate of Rum','captain':'bob','crew':['ann','nobody'],'cargo':['Plunder'],'hidden':'?'}}";
        assertThat(write(record)).isEqualTo(written);
        assertThat(read(written)).isEqualTo(record);
        assertThat(read(written.replace("Crate of Rum", "CRATE OF R\u00daM"))).isEqualTo(record);
    }

    @Test
    void recordsHoldRecords() {
        Wrapped record = new Wrapped(new Wrapped(new Even(2), new Plain()), new Plain());
        assertThat(read(write(record))).isEqualTo(record);
    }

    @ParameterizedTest
    @CsvSource(delimiterString = " => ", quoteCharacter = '`', textBlock = """
            'plane' => 'plane' is unknown; expected one of even, full-sail, plain, wrapped
            {'plain':{},'even':{'number':2}} => expected one name with its fields
            {} => expected one name with its fields
            [] => expected named fields, found a list
            7 => expected named fields, found '7'
            {'plain':{'x':1}} => plain: the field 'x' is unknown here
            {'plain':7} => plain: expected named fields
            {'x.plain':{}} => 'x.plain' is unknown
            {'even':{}} => even: the field 'number' is missing
            {'even':{'number':'two'}} => even.number: expected a whole number, found 'two'
            {'even':{'number':'?'}} => even: the field 'number' cannot be '?'
            {'even':{'number':3}} => not possible: java.lang.IllegalArgumentException: 3 is odd
            {'even':{'number':4294967296}} => even.number: expected a number from
            {'wrapped':{'inner':'plain','plain':{'even':{'number':2}}}} => wrapped.plain: 'even' is no plain
            {'wrapped':{'inner':3,'plain':'plain'}} => wrapped.inner: expected named fields
            """)
    void badRecordsAreExplained(String text, String complaint) {
        assertThatThrownBy(() -> read(text)).isInstanceOf(BadDocument.class).hasMessageContaining(complaint);
    }

    @Test
    void listsAndSeatsAreChecked() {
        String good = write(new FullSail(1, 1, true, "x", Card.PLUNDER, 0, List.of(), List.of(), null));
        assertThatThrownBy(() -> read(good.replace("'captain':'ann'", "'captain':'zoe'")))
                .hasMessageContaining("full-sail.captain: there is no seat 'zoe'");
        assertThatThrownBy(() -> read(good.replace("'captain':'ann'", "'captain':'nobody'")))
                .hasMessageContaining("full-sail.captain: there is no seat 'nobody'");
        assertThatThrownBy(() -> read(good.replace("'cargo':[]", "'cargo':['?']")))
                .hasMessageContaining("full-sail.cargo[0]: a list cannot hold an unknown thing");
        assertThatThrownBy(() -> read(good.replace("'cargo':[]", "'cargo':['Gold']")))
                .hasMessageContaining("full-sail.cargo[0]: 'Gold' is no card");
    }

    @Test
    void namesAreUnique() {
        assertThatThrownBy(() -> Codec.of(Plain.class, Plain.class)).hasMessage("two records are called plain");
        assertThatThrownBy(() -> CODEC.and(Codec.of(Other.Plain.class))).hasMessage("two records are called plain");
        assertThat(CODEC.and(Codec.of(Plain.class)).names()).isEqualTo(CODEC.names());
        assertThatThrownBy(() -> CODEC.write(new Other.Plain(), SEATS)).hasMessageContaining("is not registered");
    }

    static final class Other {
        record Plain() {}
    }
}

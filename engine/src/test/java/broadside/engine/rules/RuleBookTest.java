package broadside.engine.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

/** Tests the look-up of clauses and rulings. */
class RuleBookTest {
    private final RuleBook book = RuleBook.of("harbour", List.of("HB"));

    @Test
    void readsRulingsFromTheirPage() {
        assertThat(book.rulings()).extracting(Ruling::id).containsExactly("HB-R001", "HB-R002");
        Ruling first = book.rulings().get(0);
        assertThat(first.title()).isEqualTo("Plunder of an empty hand");
        assertThat(first.status()).isEqualTo("given");
        assertThat(first.clauses()).containsExactly("HB-PLUN-01", "HB-PLUN-03");
        assertThat(first.ruling()).isEqualTo("Yes. The coin is taken,\nand nothing else happens.");
        assertThat(book.rulings().get(1).ruling()).isEqualTo("No.");
    }

    @Test
    void showsAClauseWithTheRulingsOnIt() {
        assertThat(book.show("hb-plun-03")).isEqualTo("""
                        HB-PLUN-03 (Plunder, rule)

                        A captain without coins and cards cannot be plundered.

                        HB-R001 Plunder of an empty hand
                          Yes. The coin is taken,
                        and nothing else happens.""");
    }

    @Test
    void showsARuling() {
        assertThat(book.show("HB-R002")).isEqualTo("""
                        HB-R002 The berth of a sunken ship

                        Question: Does a ship that has left still keep others away?

                        Ruling: No.

                        Clauses: HB-ANCH-02""");
        assertThat(book.show("HB-R003")).isNull();
        assertThat(book.show("HB-PLUN-99")).isNull();
    }

    @Test
    void searchesAllWordsWithoutCaseAndAccents() {
        assertThat(book.search("PLÚNDER empty")).containsExactly("HB-R001  Plunder of an empty hand");
        assertThat(book.search("berths of two"))
                .containsExactly("HB-ANCH-02  Berths of two ships are at least 3 apart.");
        assertThat(book.search("hb-anch-02")).hasSize(2);
        assertThat(book.search("parrot")).isEmpty();
        assertThat(book.search("erths")).as("words begin so").isEmpty();
    }

    @Test
    void m3_repeatedWordsAndThoseBehindTheEighthDoNotCount() {
        assertThat(book.search("plunder ".repeat(99) + "empty")).isEqualTo(book.search("plunder empty"));
        String eight = "captain without coins and cards cannot be plundered";
        assertThat(book.search(eight + " parrot")).isEqualTo(book.search(eight)).hasSize(1);
    }

    @Test
    void hasNoRulingsWhereThereIsNoPage() {
        assertThat(RuleBook.of("nowhere", List.of("HB")).rulings()).isEmpty();
    }
}

package broadside.engine.chance;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import broadside.engine.harbour.HarbourTable;
import broadside.engine.harbour.Position;
import java.util.HexFormat;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Checks that dice are what they are said to be: recomputable, and even. */
class ChanceTest {
    private static final Purpose PURPOSE = Purpose.of("test");

    private final Position position = HarbourTable.lean("{'at':{'turn':'ann'}}").position();

    private static byte[] key() {
        return HexFormat.of().parseHex("000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f");
    }

    /** Computed apart from this code: the first eight bytes of SHA-256(key, n as eight bytes), most significant first. */
    @ParameterizedTest
    @CsvSource({
        "0, -6208523247429187395",
        "1, 6945047847015946120",
        "2, 8315228738316000402",
        "1000000007, -8826684836045792613",
        "9223372036854775807, 9194424492532889471",
    })
    void theWordsOfAKeyAreFixed(long n, long word) {
        assertThat(new KeyedChance(key()).word(n)).isEqualTo(word);
    }

    @Test
    void drawsFollowFromWordsAndCounter() {
        KeyedChance chance = new KeyedChance(key());
        position.setDraws(0);
        for (long n = 0; n < 50; n++) {
            long word = chance.word(n);
            assertThat(chance.below(position, PURPOSE, 6)).isEqualTo((int) Long.remainderUnsigned(word, 6));
        }
        assertThat(position.draws()).isEqualTo(50);
        position.setDraws(1);
        assertThat(new KeyedChance(key()).roll(position, PURPOSE, 20))
                .isEqualTo(1 + (int) Long.remainderUnsigned(6945047847015946120L, 20));
    }

    @Test
    void aKeyHas32Bytes() {
        assertThatThrownBy(() -> new KeyedChance(new byte[31])).isInstanceOf(IllegalArgumentException.class);
    }

    /** 2^64 leaves 4 when divided by 6: the words 0 to 3 would favour small numbers. */
    @Test
    void wordsThatWouldFavourSmallNumbersAreRejected() {
        Chance scripted = new Chance() {
            private final long[] words = {0, 3, 4, -1, 2, 5};

            @Override
            protected long word(long n) {
                return words[(int) n];
            }
        };
        position.setDraws(0);
        assertThat(scripted.below(position, PURPOSE, 6)).isEqualTo(4);
        assertThat(position.draws()).as("two rejected, one taken").isEqualTo(3);
        assertThat(scripted.below(position, PURPOSE, 6)).as("-1 is 2^64 - 1").isEqualTo(3);
        assertThat(scripted.below(position, PURPOSE, 8))
                .as("nothing is rejected for a power of two")
                .isEqualTo(2);
        assertThatThrownBy(() -> scripted.below(position, PURPOSE, 0)).isInstanceOf(IllegalArgumentException.class);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 6, 7, 10, 52})
    void everyNumberIsEquallyLikely(int bound) {
        int draws = 200 * bound + 2_000;
        Rng rng = new Rng(5);
        int[][] counts = new int[3][bound];
        KeyedChance keyed = new KeyedChance(key());
        SplitMixChance fast = new SplitMixChance(42);
        for (int i = 0; i < draws; i++) {
            counts[0][keyed.below(position, PURPOSE, bound)]++;
            counts[1][fast.below(position, PURPOSE, bound)]++;
            counts[2][rng.below(bound)]++;
        }
        for (int[] count : counts) {
            double expected = (double) draws / bound;
            double chiSquare = 0;
            for (int c : count) {
                chiSquare += (c - expected) * (c - expected) / expected;
            }
            assertThat(chiSquare).isLessThan(bound + 6 * Math.sqrt(2.0 * bound) + 6);
        }
    }

    @Test
    void aDrawTakesEachCardOfThePoolWithEqualChance() {
        byte[] pool = {9, 0, 3, 1, 0, 9};
        int[] counts = new int[4];
        SplitMixChance chance = new SplitMixChance(1);
        for (int i = 0; i < 8_000; i++) {
            counts[chance.draw(position, PURPOSE, pool, 1, 4, 4, (p, kind) -> "kind " + kind)]++;
        }
        assertThat(counts[0]).isZero();
        assertThat(counts[3]).isZero();
        assertThat(counts[1]).isBetween(5_800, 6_200);
        assertThat(counts[2]).isBetween(1_800, 2_200);
        assertThatThrownBy(() -> chance.draw(position, PURPOSE, new byte[] {0}, 0, 1, 1, (p, kind) -> ""))
                .isInstanceOf(IllegalStateException.class);
    }

    @Test
    void generatorsStayInTheirRange() {
        Rng rng = new Rng(9);
        Rng other = rng.split();
        for (int i = 0; i < 1_000; i++) {
            assertThat(rng.unit()).isBetween(0.0, Math.nextDown(1.0));
            assertThat(other.below(Integer.MAX_VALUE)).isNotNegative();
        }
        assertThat(new Rng(9).next()).as("the same seed, the same numbers").isEqualTo(new Rng(9).next());
        assertThatThrownBy(() -> rng.below(0)).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void purposesAreScriptedByName() {
        assertThat(Purpose.perSeat("hand", 3)[1].script(HarbourTable.SEATS)).isEqualTo("bob.hand");
        assertThat(PURPOSE.script(HarbourTable.SEATS)).isEqualTo("test");
    }
}

package broadside.engine.chance;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HexFormat;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Checks the commitment and the key against values computed apart from this code. */
class FairnessTest {
    private static final String SECRET = "00".repeat(31) + "ff";

    @Test
    void theCommitmentIsTheHashOfTheSecret() {
        assertThat(Fairness.commitment(SECRET))
                .isEqualTo("60f9ca40b771fc97dd45423e98463ab5d5e515ce9b4fdfac5d90be969a8ab030");
    }

    @Test
    void theKeyIsTheHashOfSecretMatchAndStrings() {
        assertThat(HexFormat.of().formatHex(Fairness.key(SECRET, "match-1", List.of("A\u00f1n", ""))))
                .isEqualTo("c1fa76c0b5c2e01c6230abaa4e803e99d8bc9e9126cad3b55d4030a3f5558528");
    }

    @Test
    void noTwoListsOfStringsGiveTheSameKey() {
        byte[] key = Fairness.key(SECRET, "m", List.of("ab", "c"));
        assertThat(Fairness.key(SECRET, "m", List.of("a", "bc"))).isNotEqualTo(key);
        assertThat(Fairness.key(SECRET, "m", List.of("abc"))).isNotEqualTo(key);
        assertThat(Fairness.key(SECRET, "m", List.of("c", "ab")))
                .as("seat order counts")
                .isNotEqualTo(key);
        assertThat(Fairness.key(SECRET, "ma", List.of("b", "c"))).isNotEqualTo(key);
        assertThat(Fairness.key(Fairness.secret(), "m", List.of("ab", "c"))).isNotEqualTo(key);
    }

    @Test
    void secretsHave256Bits() {
        assertThat(Fairness.secret()).hasSize(64).matches("[0-9a-f]+").isNotEqualTo(Fairness.secret());
    }
}

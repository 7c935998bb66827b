package broadside.server.people;

import static org.assertj.core.api.Assertions.assertThat;

import broadside.engine.chance.Rng;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

class SealTest {
    private final Seal seal = new Seal("0123456789abcdef0123456789abcdef".getBytes(StandardCharsets.UTF_8));
    private final Token token = new Token("26tdhv3btfr5s67ztk5x", "2hhrrnpkwrq8d26n75b8", 3);

    @Test
    void whatWasSignedIsBelieved() {
        assertThat(seal.open(seal.sign(token))).isEqualTo(token);
    }

    @Test
    void theFormIsKept() {
        // People keep tokens for months: a change of this line shuts all of them out.
        assertThat(seal.sign(token))
                .isEqualTo("b1.26tdhv3btfr5s67ztk5x.2hhrrnpkwrq8d26n75b8.3."
                        + "iuwGuAgSmYVqJA9Mg7J_o17Na8vNd7JBzdinSOCT-ig");
    }

    @Test
    void noOtherTextIsBelieved() {
        String good = seal.sign(token);
        Rng rng = new Rng(11);
        for (int i = 0; i < 20_000; i++) {
            StringBuilder bad = new StringBuilder(good);
            int at = rng.below(good.length());
            switch (rng.below(3)) {
                case 0 -> bad.setCharAt(at, (char) (32 + rng.below(95)));
                case 1 -> bad.deleteCharAt(at);
                default -> bad.insert(at, (char) (32 + rng.below(95)));
            }
            if (!bad.toString().equals(good)) {
                // The last character of Base64 has two bits to spare: another one may stand for the same signature.
                Token opened = seal.open(bad.toString());
                assertThat(opened == null || (at == good.length() - 1 && opened.equals(token)))
                        .as("%s", bad)
                        .isTrue();
            }
        }
    }

    @Test
    void anotherServersSignatureIsNotBelieved() {
        Seal other = new Seal("another key, just as long as that".getBytes(StandardCharsets.UTF_8));

        assertThat(other.open(seal.sign(token))).isNull();
        assertThat(seal.open("")).isNull();
        assertThat(seal.open("b1." + "x".repeat(100_000))).isNull();
    }
}

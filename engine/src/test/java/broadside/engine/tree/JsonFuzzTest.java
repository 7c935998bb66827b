package broadside.engine.tree;

import static org.assertj.core.api.Assertions.assertThat;

import broadside.engine.chance.Rng;
import org.junit.jupiter.api.Test;

/** Checks that spoiled JSON is either read or refused with a complaint, and nothing else ever happens. */
class JsonFuzzTest {
    private static final String[] TEXTS = {
        "{\"game\":\"harbour\",\"seats\":[\"ann\",\"bob\"],\"running\":{\"draws\":12,\"over\":true},\"x\":null}",
        "[1,-2,[3,[4,{\"a\":\"\\u00e9\\n\\\"\"}]],\"\\ud83d\\ude00\",false]",
        "\"\\\\\\/\\b\"",
        "-9223372036854775808",
    };

    @Test
    void onlyComplaintsAreThrown() {
        Rng rng = new Rng(20_260_101);
        int read = 0;
        for (int i = 0; i < 20_000; i++) {
            String text = Mutations.of(TEXTS[rng.below(TEXTS.length)], rng);
            Tree tree;
            try {
                tree = Json.read(text);
            } catch (BadDocument refused) {
                assertThat(refused.getMessage()).isNotBlank();
                continue;
            } catch (RuntimeException | StackOverflowError thrown) {
                throw new AssertionError("text " + i + " <" + text + "> throws " + thrown, thrown);
            }
            read++;
            assertThat(Json.read(Json.write(tree))).as(text).isEqualTo(tree);
            assertThat(Json.read(Json.canonical(tree))).as(text).isEqualTo(tree);
        }
        assertThat(read).as("texts that are still JSON").isBetween(1_000, 19_000);
    }
}

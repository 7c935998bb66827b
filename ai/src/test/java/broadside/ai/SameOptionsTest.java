package broadside.ai;

import static org.assertj.core.api.Assertions.assertThat;

import broadside.engine.play.Choices;
import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** The search never takes one seat's list of choices for another's, however small the numbers are. */
class SameOptionsTest {
    private static final int SEATS = 10;
    private static final int NUMBERS = 9;

    private final Map<Long, String> seen = new HashMap<>();

    @Test
    void everyListOfUpToThreeSmallNumbersHasItsOwnHash() {
        for (int seat = 0; seat < SEATS; seat++) {
            for (int a = 0; a < NUMBERS; a++) {
                note(seat, a);
                for (int b = 0; b < NUMBERS; b++) {
                    note(seat, a, b);
                    for (int c = 0; c < NUMBERS; c++) {
                        note(seat, a, b, c);
                    }
                }
            }
        }
        assertThat(seen).hasSize(SEATS * (NUMBERS + NUMBERS * NUMBERS + NUMBERS * NUMBERS * NUMBERS));
    }

    private void note(int seat, int... choices) {
        Choices list = new Choices();
        StringBuilder name = new StringBuilder("seat ").append(seat);
        for (int choice : choices) {
            list.add(choice);
            name.append(' ').append(choice);
        }
        String other = seen.put(Search.hash(seat, list), name.toString());
        assertThat(other).as(name.toString()).isNull();
    }
}

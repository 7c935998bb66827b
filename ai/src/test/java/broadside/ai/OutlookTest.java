package broadside.ai;

import static org.assertj.core.api.Assertions.assertThat;

import broadside.engine.document.PositionDocument;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class OutlookTest {
    private static final int TRIES = 16;

    @ParameterizedTest
    @ValueSource(ints = {0, 7, 15})
    void chancesAreSharesThatDependOnThePositionAlone(int choices) {
        var position = Waters.afterChoices(Waters.SPANISH_MAIN, Waters.setup(Waters.SPANISH_MAIN, 3), choices, 5);
        String before = PositionDocument.digest(Waters.SPANISH_MAIN, position);

        int[] chances = new Outlook<>(Waters.SPANISH_MAIN, TRIES).chances(position);

        assertThat(Arrays.stream(chances).sum()).isBetween(998, 1002);
        assertThat(new Outlook<>(Waters.SPANISH_MAIN, TRIES).chances(position)).isEqualTo(chances);
        assertThat(PositionDocument.digest(Waters.SPANISH_MAIN, position)).isEqualTo(before);
    }

    @Test
    void atTheEndTheWinnerHasAll() {
        var position = Waters.afterChoices(Waters.SPANISH_MAIN, Waters.setup(Waters.SPANISH_MAIN, 2), 10_000, 5);

        int[] chances = new Outlook<>(Waters.SPANISH_MAIN, TRIES).chances(position);

        int winner = Waters.SPANISH_MAIN.outcome(position).winners().get(0);
        assertThat(chances[winner]).isEqualTo(1000);
        assertThat(chances[1 - winner]).isZero();
    }
}

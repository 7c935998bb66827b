package broadside.ai;

import static org.assertj.core.api.Assertions.assertThat;

import broadside.engine.game.Game;
import broadside.engine.game.Setup;
import broadside.engine.play.Position;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Whole games: a series refuses illegal choices, and every game ends. */
class LegalityTest {
    @ParameterizedTest
    @CsvSource({"2,false,false", "3,true,false", "4,false,true", "2,true,true"})
    void captainsPlaySpanishMainByTheRules(int seats, boolean upcoming, boolean hands) throws Exception {
        List<String> options = new ArrayList<>();
        if (upcoming) {
            options.add(Waters.UPCOMING);
        }
        if (hands) {
            options.add(Waters.HANDS);
        }
        Setup setup = Waters.setup(Waters.SPANISH_MAIN, seats, options.toArray(new String[0]));
        play(Waters.SPANISH_MAIN, setup);
    }

    @Test
    void captainsPlayAGameWithWindowsAndSetsByTheRules() throws Exception {
        play(Waters.HARBOUR, Waters.setup(Waters.HARBOUR, 3));
    }

    private static <P extends Position> void play(Game<P> game, Setup setup) throws InterruptedException {
        List<Contestant> contestants = new ArrayList<>();
        for (int seat = 0; seat < setup.seats().size(); seat++) {
            Level level = Level.values()[2 - seat % 3];
            contestants.add(Contestant.of(level, Budget.iterations(20)));
        }
        Map<String, Standing> standings = new Series<>(game, setup, contestants, 2, 11, 2).play();
        assertThat(standings.values().stream().mapToInt(Standing::games).sum())
                .isEqualTo(2 * setup.seats().size() * setup.seats().size());
    }
}

package broadside.ai;

import static org.assertj.core.api.Assertions.assertThat;

import broadside.engine.game.Setup;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class SeriesTest {
    private static final Setup TWO = Waters.setup(Waters.SPANISH_MAIN, 2);

    private static Map<String, Standing> play(Level one, Level other, int rounds, int threads) throws Exception {
        List<Contestant> both =
                List.of(Contestant.of(one, Budget.iterations(30)), Contestant.of(other, Budget.iterations(30)));
        return new Series<>(Waters.SPANISH_MAIN, TWO, both, rounds, 7, threads).play();
    }

    @Test
    void aBosunBeatsADeckhand() throws Exception {
        Standing bosun = play(Level.BOSUN, Level.DECKHAND, 50, 2).get("bosun");
        assertThat(bosun.games()).isEqualTo(100);
        assertThat(bosun.interval().low()).isGreaterThan(0.8);
    }

    @Test
    void aCaptainBeatsABosun() throws Exception {
        Standing captain = play(Level.CAPTAIN, Level.BOSUN, 40, 2).get("captain");
        assertThat(captain.wins()).isGreaterThan(40);
    }

    @Test
    void threadsDoNotChangeTheResult() throws Exception {
        Standing alone = play(Level.BOSUN, Level.CAPTAIN, 4, 1).get("captain");
        Standing together = play(Level.BOSUN, Level.CAPTAIN, 4, 3).get("captain");
        assertThat(together.wins()).isEqualTo(alone.wins());
        assertThat(together.decisions()).isEqualTo(alone.decisions());
        assertThat(together.nanos(0.5)).isPositive().isLessThanOrEqualTo(together.nanos(1));
    }

    @Test
    void contestantsWithOneNameAreCountedTogether() throws Exception {
        Standing both = play(Level.DECKHAND, Level.DECKHAND, 5, 1).get("deckhand");
        assertThat(both.games()).isEqualTo(20);
        assertThat(both.wins()).isEqualTo(10);
    }
}

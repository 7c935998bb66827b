package broadside.pirateattack;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Plays 100,000 random games spread over 3 to 10 players and all pairs of option values; {@code -Dbroadside.games=N}. */
@Tag("soak")
class ManyGamesSoakTest {
    @Test
    void allEnd() {
        ManyGames games = new ManyGames();
        games.play(Integer.getInteger("broadside.games", 100_000));
        System.out.println(games.report());
        assertThat(games.missingPairs()).isEmpty();
        games.acted().haveAllActed();
    }
}

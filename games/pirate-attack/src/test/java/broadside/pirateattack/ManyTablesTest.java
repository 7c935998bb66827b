package broadside.pirateattack;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Plays random games at tables of 3 to 10 seats on which every pair of option values occurs. */
class ManyTablesTest {
    @Test
    void gamesEndAtEveryTable() {
        ManyGames games = new ManyGames();
        games.play(Integer.getInteger("broadside.games", games.tables()));
        assertThat(games.missingPairs()).isEmpty();
    }

    /** The rules refuse to play for fame where none is counted, and nothing else. */
    @Test
    void pairsThatTheRulesRefuse() {
        assertThat(OptionPairs.find().refused)
                .containsExactly(
                        "fame-target=25 fame=none", "time-limit-minutes=25 fame=none", "time-limit-turns=25 fame=none");
    }
}

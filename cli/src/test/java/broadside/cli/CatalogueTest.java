package broadside.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Holds what the commands games and names list. */
class CatalogueTest {
    @Test
    void gamesAreListedWithTheirOptions() {
        CliRun games = CliRun.of("games");
        assertThat(games.code()).isZero();
        assertThat(games.out())
                .contains("spanish-main", "2 to 4 players", "--option upcoming-adventures=false", "SM-FAME-07");
    }

    @Test
    void gamesSpeakSpanish() {
        assertThat(CliRun.of("--lang", "es", "games").out()).contains("de 2 a 4 jugadores", "Próximas aventuras");
    }

    @Test
    void namesHoldCardsMomentsAndOptions() {
        CliRun names = CliRun.of("names", "spanish-main");
        assertThat(names.code()).isZero();
        assertThat(names.out())
                .contains(
                        "Captain Blackheart", "Estrella de Cádiz", "There Be Fog Ahead!", "action: ", "extended-fame");
    }

    @Test
    void oneOfSeveralGamesMustBeNamed() {
        CliRun names = CliRun.of("names");
        assertThat(names.code()).isEqualTo(ExitCode.USER_ERROR);
        assertThat(names.err()).contains("high-seas", "pirate-attack", "spanish-main");
    }

    @Test
    void namesShowTheWordsOfTheLanguageBesideThem() {
        assertThat(CliRun.of("names", "spanish-main", "--lang=es").out()).contains("Sabotage!  (¡Sabotaje!)");
    }
}

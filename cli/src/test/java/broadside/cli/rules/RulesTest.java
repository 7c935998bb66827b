package broadside.cli.rules;

import static org.assertj.core.api.Assertions.assertThat;

import broadside.cli.CliRun;
import broadside.cli.ExitCode;
import broadside.engine.game.Game;
import broadside.engine.game.Games;
import broadside.engine.tree.Field;
import broadside.engine.tree.Json;
import org.junit.jupiter.api.Test;

/** Looks clauses and rulings up, and runs the scenarios packed with the games. */
class RulesTest {
    @Test
    void aClauseIsShownWithItsRulings() {
        CliRun run = CliRun.of("rules", "show", "SM-ACARD-39");
        assertThat(run.code()).isZero();
        assertThat(run.out()).contains("SM-ACARD-39 (Adventure cards", "SM-R001 Mutiny: which ship?");
    }

    @Test
    void aRulingIsShownWithItsClauses() {
        CliRun run = CliRun.of("rules", "show", "sm-r001");
        assertThat(run.code()).isZero();
        assertThat(run.out()).contains("Question: ", "Ruling: ", "Reason: ", "  SM-ACARD-43     Mutiny: nothing");
    }

    @Test
    void searchFindsWordsInAnyOrder() {
        assertThat(CliRun.of("rules", "search", "fame", "accus").out()).contains("SM-ACCUSE-");
        CliRun none = CliRun.of("rules", "search", "spaceship");
        assertThat(none.code()).isEqualTo(ExitCode.NEGATIVE);
        assertThat(none.out()).contains("No clause and no ruling");
    }

    @Test
    void totalsAreOneLinePerGame() {
        CliRun run = CliRun.of("rules", "coverage", "--totals");
        assertThat(run.code()).isZero();
        assertThat(run.out().lines())
                .hasSameSizeAs(Games.all())
                .allMatch(line -> line.matches(
                        "[a-z-]+: \\d+ of \\d+ testable clauses exercised, \\d+ of them named \\(\\d+%\\)"))
                .anyMatch(line -> line.matches("spanish-main: (\\d+) of \\1 testable clauses exercised.*"));
    }

    @Test
    void coverageTellsGapsInAFewLines() {
        CliRun run = CliRun.of("rules", "coverage", "pirate-attack");
        assertThat(run.code()).isZero();
        assertThat(run.out())
                .contains("due, not exercised: ", " scenarios and ")
                .doesNotContain("PA-");
        assertThat(CliRun.of("rules", "coverage", "pirate-attack", "--ids").out())
                .contains("due, not exercised: PA-");
    }

    @Test
    void coverageAsJsonDemandsWhatIsDue() {
        for (Game<?> game : Games.all()) {
            coverageAsJsonDemandsWhatIsDue(game.id());
        }
    }

    private static void coverageAsJsonDemandsWhatIsDue(String game) {
        CliRun run = CliRun.of("rules", "coverage", game, "--json", "--due", "3");
        assertThat(run.code()).isZero();
        Field json = Field.root(Json.read(run.out().strip()));
        assertThat(json.need("game").text()).isEqualTo(game);
        assertThat(json.need("missing").row()).isEmpty();
        assertThat(json.need("covered").row()).isNotEmpty();
    }

    @Test
    void aSampleIsTheSameForTheSameSeed() {
        String[] args = {"rules", "sample", "spanish-main", "--n", "10", "--seed", "7"};
        CliRun run = CliRun.of(args);
        assertThat(run.code()).isZero();
        assertThat(run.out().lines().filter(line -> line.startsWith("SM-"))).hasSize(10);
        assertThat(CliRun.of(args).out()).isEqualTo(run.out());
    }
}

package broadside.cli.simulate;

import static org.assertj.core.api.Assertions.assertThat;

import broadside.cli.CliRun;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Plays five million random games at every kind of table. */
@Tag("soak")
class SimulateSoakTest {
    @Test
    void fiveMillionGamesEndWithoutAnError() {
        CliRun run = CliRun.of("simulate", "spanish-main", "--seats", "2..4", "-o", "*", "--games", "5000000");
        assertThat(run.out()).contains("5,000,000 games", "Errors: none");
        assertThat(run.code()).isZero();
    }
}

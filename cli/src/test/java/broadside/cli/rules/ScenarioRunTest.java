package broadside.cli.rules;

import static org.assertj.core.api.Assertions.assertThat;

import broadside.cli.CliRun;
import broadside.cli.ExitCode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Runs scenario files from disk. */
class ScenarioRunTest {
    private static final String GOOD = """
            title: Repairing repairs
            game: spanish-main
            seats: [ann, bob]
            seed: 1
            table:
              at: {turn: ann, moment: action}
              row: [{ship: Zeewolf, damaged: true}, "..."]
            play:
            - do: {ann: repair}
            """;

    @TempDir
    private Path folder;

    @Test
    void aPassAFailureAndTheTotal() throws IOException {
        Path scenarios = Path.of(System.getProperty("basedir", "."), "..", "games", "spanish-main", "scenarios");
        Path good = null;
        try (var files = Files.walk(scenarios)) {
            good = files.filter(file -> file.toString().endsWith(".yaml"))
                    .sorted()
                    .findFirst()
                    .orElseThrow();
        }
        CliRun pass = CliRun.of("scenario", "run", good.toString(), "--show");
        assertThat(pass.code()).isZero();
        assertThat(pass.out()).startsWith("pass ").contains("1 passed, 0 failed, 0 malformed");
        assertThat(pass.out()).as("what the file leaves open").contains("game: ", "movement-pile");
    }

    @Test
    void aFailureSaysWhatWasExpected() throws IOException {
        String failing = GOOD.replace("row: [{ship: Zeewolf, damaged: true}, \"...\"]", "adventures: [Kraken]")
                + "- expect:\n  - {path: turns, value: 99}\n";
        Path file = Files.writeString(folder.resolve("failing.yaml"), failing);
        CliRun run = CliRun.of("scenario", "run", "-q", file.toString());
        assertThat(run.out()).contains("FAIL ", "99", "1 failed");
        assertThat(run.code()).isEqualTo(ExitCode.NEGATIVE);
    }

    @Test
    void anEmptyFolderIsAMistake() {
        CliRun run = CliRun.of("scenario", "run", folder.toString());
        assertThat(run.code()).isEqualTo(ExitCode.USER_ERROR);
        assertThat(run.err()).contains("no scenario");
    }
}

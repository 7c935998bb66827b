package broadside.cli;

import static org.assertj.core.api.Assertions.assertThat;

import broadside.engine.game.Game;
import broadside.engine.game.Games;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Compares one whole match of every game with the text kept of it; playthroughs/README.md says how to renew them. */
class PlaythroughTest {
    private static final Path FOLDER = Path.of(System.getProperty("basedir", "."), "..", "playthroughs");

    static Stream<String> games() {
        return Games.all().stream().map(Game::id);
    }

    @ParameterizedTest
    @MethodSource("games")
    void theRecordHoldsAndReadsAsItDid(String game) throws IOException {
        String record = FOLDER.resolve(game + ".jsonl").toString();
        CliRun verified = CliRun.of("replay", record, "--verify");
        assertThat(verified.code()).as(verified.out()).isZero();
        CliRun shown = CliRun.of("replay", record);
        assertThat(shown.code()).isZero();
        assertThat(shown.out().replace("\r\n", "\n")).isEqualTo(Files.readString(FOLDER.resolve(game + ".txt")));
    }
}

package broadside.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Compares one whole match of each game with the text kept of it; playthroughs/README.md says how to renew them. */
class PlaythroughTest {
    private static final String RECORD = ".jsonl";
    private static final Path FOLDER = Path.of(System.getProperty("basedir", "."), "..", "playthroughs");

    static List<String> games() throws IOException {
        try (Stream<Path> files = Files.list(FOLDER)) {
            return files.map(file -> file.getFileName().toString())
                    .filter(name -> name.endsWith(RECORD))
                    .map(name -> name.substring(0, name.length() - RECORD.length()))
                    .sorted()
                    .toList();
        }
    }

    @ParameterizedTest
    @MethodSource("games")
    void theRecordHoldsAndReadsAsItDid(String game) throws IOException {
        String record = FOLDER.resolve(game + RECORD).toString();
        CliRun verified = CliRun.of("replay", record, "--verify");
        assertThat(verified.code()).as(verified.out()).isZero();
        CliRun shown = CliRun.of("replay", record);
        assertThat(shown.code()).isZero();
        assertThat(shown.out().replace("\r\n", "\n")).isEqualTo(Files.readString(FOLDER.resolve(game + ".txt")));
    }
}

package broadside.cli.play;

import static org.assertj.core.api.Assertions.assertThat;

import broadside.cli.CliRun;
import broadside.cli.ExitCode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Records a match, shows it again, and finds out where somebody edited it. */
class ReplayTest {
    @TempDir
    private Path folder;

    private Path record = Path.of("");

    @BeforeEach
    void play() {
        record = folder.resolve("match.jsonl");
        CliRun.of(
                "play",
                "spanish-main",
                "--seats",
                "deckhand:Ann,deckhand:Bob",
                "--seed",
                "3",
                "--record",
                record.toString());
    }

    private CliRun verify(List<String> lines) throws IOException {
        Path file = folder.resolve("edited.jsonl");
        Files.write(file, lines);
        return CliRun.of("replay", file.toString(), "--verify");
    }

    @Test
    void aGoodRecordIsAccepted() {
        CliRun run = CliRun.of("replay", record.toString(), "--verify");
        assertThat(run.code()).isZero();
        assertThat(run.out()).contains("lines are good", "seed-3");
    }

    @Test
    void anEditedLineIsNamed() throws IOException {
        List<String> lines = new java.util.ArrayList<>(Files.readAllLines(record));
        lines.set(7, lines.get(7).replace("\"time\":0", "\"time\":1").replace("\"digest\":\"", "\"digest\":\"0"));
        CliRun run = verify(lines);
        assertThat(run.code()).isEqualTo(ExitCode.USER_ERROR);
        assertThat(run.out()).contains("edited.jsonl: line 8: ");
        CliRun shown = CliRun.of("replay", folder.resolve("edited.jsonl").toString());
        assertThat(shown.code()).isEqualTo(ExitCode.USER_ERROR);
        assertThat(shown.err()).contains("line 8");
    }

    @Test
    void aTruncatedRecordIsNotAccepted() throws IOException {
        List<String> lines = Files.readAllLines(record);
        CliRun run = verify(lines.subList(0, 20));
        assertThat(run.code()).isEqualTo(ExitCode.USER_ERROR);
        assertThat(run.out()).contains("line 21", "before the match is over");
    }

    @Test
    void somethingElseIsNoRecord() throws IOException {
        CliRun run = verify(List.of("Dear Ann"));
        assertThat(run.code()).isEqualTo(ExitCode.USER_ERROR);
        assertThat(run.out()).contains("line 1");
        Path file = folder.resolve("edited.jsonl");
        assertThat(CliRun.of("replay", file.toString()).code()).isEqualTo(ExitCode.USER_ERROR);
    }

    @Test
    void aReplayTellsWhatHappened() {
        CliRun run = CliRun.of("replay", record.toString());
        assertThat(run.code()).isZero();
        assertThat(run.out()).contains("-- 1. ", "Ann", "The end", "SM-END-03");
    }

    @Test
    void aSeatSeesItsOwnSecrets() {
        String spectator = CliRun.of("replay", record.toString(), "--step").out();
        String ann = CliRun.of("replay", record.toString(), "--step", "--from", "Ann")
                .out();
        assertThat(spectator).doesNotContain("you, secret");
        assertThat(ann).contains("you, secret");
        assertThat(CliRun.of("replay", record.toString(), "--from", "Zed").err())
                .contains("Expected one of: Ann and Bob");
    }
}

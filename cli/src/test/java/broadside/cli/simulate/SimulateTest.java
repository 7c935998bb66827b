package broadside.cli.simulate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import broadside.cli.CliRun;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Simulates small runs and checks what they report. */
class SimulateTest {
    @TempDir
    private Path folder;

    private static CliRun simulate(String... more) {
        String[] args = new String[2 + more.length];
        args[0] = "simulate";
        args[1] = "spanish-main";
        System.arraycopy(more, 0, args, 2, more.length);
        return CliRun.of(args);
    }

    @Test
    void everyTableIsSampledEqually() {
        CliRun run = simulate("--seats", "2..4", "-o", "*", "--games", "480", "--threads", "2");
        assertThat(run.code()).isZero();
        assertThat(run.out()).contains("480 games", "Errors: none", "2 players", "4 players", "Choices per game: mean");
        assertThat(run.out().lines().filter(line -> line.matches(".*\\s20  +\\d+\\.\\d")))
                .hasSize(24);
        assertThat(run.err()).isEmpty();
    }

    @Test
    void threadsChangeNothing() {
        CliRun one = simulate("--games", "1500", "--threads", "1", "--out", "csv");
        CliRun two = simulate("--games", "1500", "--threads", "2", "--out", "csv");
        assertThat(one.code()).isZero();
        assertThat(one.out()).isEqualTo(two.out());
        assertThat(one.out().lines()).hasSize(1501);
        assertThat(one.err()).contains("1,500 games");
    }

    @Test
    void oneGameCanBeRepeatedAlone() {
        List<String> all =
                simulate("--games", "30", "--out", "csv").out().lines().toList();
        List<String> alone = simulate("--games", "1", "--first", "17", "--out", "csv")
                .out()
                .lines()
                .toList();
        assertThat(alone.get(1)).isEqualTo(all.get(18));
    }

    @Test
    void jsonHoldsTheSummary() throws IOException {
        Path file = folder.resolve("summary.json");
        CliRun run = simulate("--seats", "deckhand,deckhand", "--games", "50", "--out", "json", file.toString());
        assertThat(run.code()).isZero();
        assertThat(run.out()).contains("Wins by captain", "deckhand");
        JsonNode json = new ObjectMapper().readTree(Files.readString(file));
        assertThat(json.get("games").asInt()).isEqualTo(50);
        assertThat(json.get("errorCount").asInt()).isZero();
        assertThat(json.get("winsByCaptain").get("deckhand").get("games").asInt())
                .isEqualTo(100);
    }

    @Test
    void captainsThatThinkArePlayedToo() {
        CliRun run = simulate("--seats", "bosun,deckhand,captain", "--games", "3", "--iterations", "20");
        assertThat(run.code()).isZero();
        assertThat(run.out()).contains("bosun", "captain", "Errors: none");
    }

    @Test
    void intervalsAreWilsons() {
        Interval interval = Interval.of(8, 10);
        assertThat(interval.low()).isCloseTo(0.4902, within(0.0005));
        assertThat(interval.high()).isCloseTo(0.9433, within(0.0005));
        assertThat(Interval.of(0, 0).high()).isEqualTo(1);
        assertThat(Interval.of(10, 10).high()).isCloseTo(1, within(1e-9));
    }

    @Test
    void lengthsAreCounted() {
        Lengths lengths = new Lengths(new int[] {0, 0, 3, 1, 0, 1});
        assertThat(lengths.games()).isEqualTo(5);
        assertThat(lengths.median()).isEqualTo(2);
        assertThat(lengths.least()).isEqualTo(2);
        assertThat(lengths.most()).isEqualTo(5);
        assertThat(lengths.mean()).isCloseTo(2.8, within(1e-9));
        assertThat(lengths.histogram()).hasSize(4);
    }
}

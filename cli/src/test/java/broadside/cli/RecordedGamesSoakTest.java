package broadside.cli;

import static org.assertj.core.api.Assertions.assertThat;

import broadside.engine.match.Replay;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Records 500 games of High Seas and replays them, on this JDK and on a second one where there is one. */
@Tag("soak")
class RecordedGamesSoakTest {
    private static final int GAMES = Integer.getInteger("broadside.games", 500);

    @Test
    void notABitDiffers(@TempDir Path folder) throws Exception {
        for (int game = 0; game < GAMES; game++) {
            CliRun run = CliRun.of(
                    "play",
                    "high-seas",
                    "--seats",
                    "deckhand,deckhand",
                    "--option",
                    "rounds=" + (5 + game % 20),
                    "--option",
                    "fleets=" + (game % 2 == 0 ? "two-ships" : "forty-points"),
                    "--seed",
                    Integer.toString(game),
                    "--record",
                    folder.resolve(game + ".jsonl").toString());
            assertThat(run.code()).as(run.err()).isZero();
        }
        assertThat(broken(folder)).isEmpty();
        var other = OtherJdkTest.otherJava();
        if (other.isEmpty()) {
            System.out.println(GAMES + " games replayed on this JDK alone: there is no second one beside it");
            return;
        }
        Process replay = new ProcessBuilder(
                        other.orElseThrow().toString(),
                        "-cp",
                        System.getProperty("surefire.test.class.path", System.getProperty("java.class.path")),
                        RecordedGamesSoakTest.class.getName(),
                        folder.toString())
                .redirectErrorStream(true)
                .start();
        replay.getOutputStream().close();
        String said = new String(replay.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(replay.waitFor()).as(said).isZero();
        System.out.println(said.strip());
    }

    /** Replays the records of a folder; ends with 1 where one of them does not hold. */
    public static void main(String[] args) throws IOException {
        Path folder = Path.of(args[0]);
        List<String> broken = broken(folder);
        int games = folder.toFile().list().length;
        System.out.println(games + " games replayed on JDK " + Runtime.version().feature() + " too; broken: " + broken);
        System.exit(broken.isEmpty() ? 0 : 1);
    }

    private static List<String> broken(Path folder) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.sorted()
                    .filter(file -> !holds(file))
                    .map(file -> file.getFileName().toString())
                    .toList();
        }
    }

    private static boolean holds(Path file) {
        try {
            return Replay.verify(Files.readAllBytes(file)).isEmpty();
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }
}

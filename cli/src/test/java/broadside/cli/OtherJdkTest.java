package broadside.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Replays a match recorded on one JDK with another one, where a second is installed: not a bit may differ. */
class OtherJdkTest {

    @Test
    void anotherJdkReplaysTheSameMatch() throws Exception {
        Optional<Path> other = otherJava();
        assumeTrue(other.isPresent(), "no second JDK beside this one; nothing to compare");
        Process replay = new ProcessBuilder(List.of(
                        other.orElseThrow().toString(),
                        "-cp",
                        System.getProperty("surefire.test.class.path", System.getProperty("java.class.path")),
                        "broadside.cli.Main",
                        "replay",
                        Path.of(System.getProperty("basedir", "."), "..", "playthroughs", "spanish-main.jsonl")
                                .toString(),
                        "--verify"))
                .redirectErrorStream(true)
                .start();
        replay.getOutputStream().close();
        String said = new String(replay.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(replay.waitFor()).as(said).isZero();
    }

    /** Finds the java of a JDK 17 or newer of another version than this one, in the folder where this one lies. */
    static Optional<Path> otherJava() throws IOException {
        Path own = Path.of(System.getProperty("java.home")).toRealPath();
        Path folder = own.getParent();
        if (folder == null) {
            return Optional.empty();
        }
        try (Stream<Path> neighbours = Files.list(folder)) {
            return neighbours
                    .filter(home -> version(home) >= 17
                            && version(home) != Runtime.version().feature())
                    .map(home -> home.resolve("bin/java"))
                    .filter(Files::isExecutable)
                    .sorted()
                    .findFirst();
        }
    }

    /** Returns the feature version that the JDK's release file states, 0 where there is none. */
    private static int version(Path home) {
        try (Stream<String> lines = Files.lines(home.resolve("release"))) {
            return lines.filter(line -> line.startsWith("JAVA_VERSION=\""))
                    .map(line -> line.replaceAll("^JAVA_VERSION=\"(\\d+).*$", "$1"))
                    .mapToInt(Integer::parseInt)
                    .findFirst()
                    .orElse(0);
        } catch (IOException | RuntimeException unreadable) {
            return 0;
        }
    }
}

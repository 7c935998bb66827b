package broadside.server.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** States that what was acknowledged is there after the process was killed. */
abstract class KillContract {
    private static final int ACKNOWLEDGED = 200;

    @TempDir
    Path folder;

    abstract DatabaseAddress address(Path emptyFolder) throws Exception;

    @Test
    void acknowledgedLinesOutliveAKilledProcess() throws Exception {
        DatabaseAddress address = address(folder);
        String match = FreshId.next();
        int acknowledged = appendUntilKilled(address, match);

        try (Store store = Store.open(address, Clock.systemUTC())) {
            List<String> lines = store.records().after(match, 0);
            assertThat(lines.size()).isGreaterThanOrEqualTo(acknowledged);
            for (int i = 0; i < lines.size(); i++) {
                assertThat(lines.get(i)).isEqualTo("line " + (i + 1));
            }
            assertThat(store.records().append(match, lines.size() + 1, List.of("on")))
                    .as("the match goes on")
                    .isTrue();
        }
    }

    private int appendUntilKilled(DatabaseAddress address, String match) throws Exception {
        Process process = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-Dorg.sqlite.tmpdir=" + folder,
                        "-Xshare:auto",
                        "-XX:TieredStopAtLevel=1",
                        "-cp",
                        System.getProperty("java.class.path"),
                        Appender.class.getName(),
                        address.url(),
                        match)
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        try (BufferedReader out =
                new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8))) {
            List<String> heard = new ArrayList<>();
            String line = out.readLine();
            while (line != null) {
                heard.add(line);
                if (heard.size() == ACKNOWLEDGED) {
                    // By its handle: Process itself would also close the pipe, and what lies in it would be lost.
                    process.toHandle().destroyForcibly();
                }
                line = out.readLine();
            }
            assertThat(heard.size()).isGreaterThanOrEqualTo(ACKNOWLEDGED);
            // The pipe may have been cut inside the last line; the one before it was acknowledged for certain.
            return heard.size() - 1;
        } finally {
            process.destroyForcibly();
        }
    }

    /** Appends lines for ever in a process of its own and says so after each. */
    static final class Appender {
        private Appender() {}

        public static void main(String[] args) {
            Store store = Store.open(new DatabaseAddress(args[0], null, null, 2), Clock.systemUTC());
            store.matches().open(args[1], "spanish-main", Visibility.LINK, "{}", "5ec4e7", null);
            for (int seq = 1; ; seq++) {
                if (!store.records().append(args[1], seq, List.of("line " + seq))) {
                    throw new IllegalStateException("nobody else appends here");
                }
                System.out.println("line " + seq);
            }
        }
    }
}

package broadside.cli;

import static org.assertj.core.api.Assertions.assertThat;

import broadside.engine.chance.Rng;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Spoils files at random: whatever becomes of them, the commands answer with 0, 1 or 2, never with a fault of ours. */
class FuzzTest {
    private static final int TRIES = 40;
    private static final byte[] BITES = "{}[]\":,-0129 \n\ttruenull?...é".getBytes(StandardCharsets.UTF_8);

    @TempDir
    private Path folder;

    private Path record = Path.of("");

    @BeforeEach
    void play() {
        record = folder.resolve("match.jsonl");
        CliRun.of("play", "spanish-main", "--seats", "deckhand,deckhand", "--seed", "3", "--record", record.toString());
    }

    /** Changes, drops, doubles or puts in a few bytes. */
    private static byte[] spoil(byte[] good, Rng rng) {
        byte[] bytes = good.clone();
        for (int change = 0; change <= rng.below(3); change++) {
            int at = rng.below(Math.max(1, bytes.length));
            int length = Math.min(1 + rng.below(12), bytes.length - at);
            byte[] head = Arrays.copyOf(bytes, at);
            byte[] tail = Arrays.copyOfRange(bytes, at + (rng.below(2) == 0 ? 0 : length), bytes.length);
            byte[] middle = switch (rng.below(4)) {
                case 0 -> new byte[0];
                case 1 -> Arrays.copyOfRange(bytes, at, at + length);
                case 2 -> new byte[] {(byte) rng.below(256)};
                default -> new byte[] {BITES[rng.below(BITES.length)]};
            };
            bytes = Arrays.copyOf(head, head.length + middle.length + tail.length);
            System.arraycopy(middle, 0, bytes, head.length, middle.length);
            System.arraycopy(tail, 0, bytes, head.length + middle.length, tail.length);
        }
        return rng.below(8) == 0 ? Arrays.copyOf(bytes, rng.below(bytes.length + 1)) : bytes;
    }

    private static void check(CliRun run, long seed) {
        assertThat(run.code()).as("seed %d: %s", seed, run.err()).isBetween(0, 2);
        assertThat(run.out() + run.err()).as("seed %d", seed).doesNotContain("\tat broadside");
    }

    @Test
    void spoiledRecords() throws IOException {
        byte[] good = Files.readAllBytes(record);
        Path file = folder.resolve("spoiled.jsonl");
        for (long seed = 0; seed < TRIES; seed++) {
            Files.write(file, spoil(good, new Rng(seed)));
            check(CliRun.of("replay", file.toString(), "--verify"), seed);
            check(CliRun.of("replay", file.toString()), seed);
            check(CliRun.typing("quit\n", "play", "--load", file.toString()), seed);
        }
    }

    @Test
    void spoiledScenarios() throws IOException {
        Path scenarios = Path.of(System.getProperty("basedir", "."), "..", "games", "spanish-main", "scenarios");
        List<Path> all;
        try (Stream<Path> files = Files.walk(scenarios)) {
            all = files.filter(file -> file.toString().endsWith(".yaml"))
                    .sorted()
                    .toList();
        }
        Path file = folder.resolve("spoiled.yaml");
        for (long seed = 0; seed < TRIES; seed++) {
            Rng rng = new Rng(seed);
            Files.write(file, spoil(Files.readAllBytes(all.get(rng.below(all.size()))), rng));
            check(CliRun.of("scenario", "run", file.toString()), seed);
        }
    }

    @Test
    void spoiledPositions() throws IOException {
        String snapshot = Files.readAllLines(record).stream()
                .filter(line -> line.contains("\"line\":\"snapshot\""))
                .skip(3)
                .findFirst()
                .orElseThrow();
        String position =
                snapshot.substring(snapshot.indexOf("\"position\":") + 11, snapshot.lastIndexOf(",\"chain\""));
        Path file = folder.resolve("spoiled.yaml");
        Files.writeString(file, position);
        assertThat(CliRun.typing("quit\n", "play", "--load", file.toString()).code())
                .isZero();
        for (long seed = 0; seed < TRIES; seed++) {
            Files.write(file, spoil(position.getBytes(StandardCharsets.UTF_8), new Rng(seed)));
            check(CliRun.typing("repair\nquit\n", "play", "--load", file.toString(), "--seats", "me,deckhand"), seed);
        }
    }

    @Test
    void spoiledRequests() {
        StringBuilder typed = new StringBuilder();
        String good = "{\"type\":\"choose\",\"decision\":0,\"option\":3,\"ref\":1}";
        for (long seed = 0; seed < TRIES; seed++) {
            byte[] line = spoil(good.getBytes(StandardCharsets.UTF_8), new Rng(seed));
            typed.append(new String(line, StandardCharsets.UTF_8).replace('\n', ' '))
                    .append('\n');
        }
        check(CliRun.typing(typed.toString(), "engine", "spanish-main", "--seats", "bot,deckhand", "--seed", "1"), 0);
    }
}

package broadside.engine.match;

import static org.assertj.core.api.Assertions.assertThat;

import broadside.engine.chance.Rng;
import broadside.engine.document.PositionDocument;
import broadside.engine.game.Game;
import broadside.engine.harbour.Rules;
import broadside.engine.match.cove.Cove;
import broadside.engine.play.Position;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Recorded matches replay exactly, and a match killed at any line goes on as if nothing had happened. */
class ReplayTest {
    private static final List<Game<?>> GAMES = List.of(new Cove(), new Rules());

    @TempDir
    Path folder;

    static <P extends Position> Tables.Lines randomMatch(Game<P> game, long seed, int most) {
        Tables.Lines record = new Tables.Lines();
        int seats = Math.max(game.fewestSeats(), 2 + (int) (seed % Math.max(1, game.mostSeats() - 1)));
        int captains = (int) (seed % 3) / 2;
        Match<P> match = Tables.start(game, seed, Math.min(seats, game.mostSeats()) - captains, captains, record);
        Rng rng = new Rng(seed);
        for (int i = 0; i < most && !match.isOver(); i++) {
            assertThat(Tables.act(match, rng)).as("seed %s", seed).isNotInstanceOf(Verdict.Faulted.class);
        }
        if (!match.isOver()) {
            match.abandon();
        }
        return record;
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20})
    void finishedRecordsVerify(long seed) {
        for (Game<?> game : GAMES) {
            Tables.Lines record = randomMatch(game, seed, 400);
            assertThat(Replay.verify(record.bytes(), id -> game))
                    .as("seed %s", seed)
                    .isEmpty();
        }
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4})
    void killedAtAnyLine(long seed) {
        Cove game = new Cove();
        List<String> whole = randomMatch(game, seed, 60).lines;
        for (int kept = 2; kept <= whole.size(); kept++) {
            Tables.Lines rest = new Tables.Lines();
            byte[] part = Tables.Lines.bytes(whole.subList(0, kept));
            Resumed<?> resumed = Replay.resume(game, part, Tables.ticking(), good -> rest);
            assertThat(resumed.rulesChanged()).isFalse();
            assertThat(resumed.goodBytes()).isEqualTo(part.length);
            // Lines due at the kill are written again exactly as they were.
            List<String> healed = rest.lines;
            int same = Math.min(healed.size(), whole.size() - kept);
            if (!healed.isEmpty() && !healed.get(0).contains("\"kind\":\"undo\"")) {
                assertThat(healed.subList(0, same)).isEqualTo(whole.subList(kept, kept + same));
            }
        }
    }

    /** A crash may leave half a line; it is cut off, and the match goes on behind the last whole one. */
    @Test
    void killedAtAnyByte() throws IOException {
        Cove game = new Cove();
        byte[] whole = randomMatch(game, 5, 60).bytes();
        Rng rng = new Rng(1);
        int opening = new String(whole, StandardCharsets.UTF_8).indexOf("\"line\":\"digest\"") + 1;
        for (int i = 0; i < 60; i++) {
            Path file = folder.resolve("match-" + i + ".jsonl");
            Files.write(file, Arrays.copyOf(whole, opening + rng.below(whole.length - opening)));
            Match<?> match = Replay.resume(
                            game, Files.readAllBytes(file), Tables.ticking(), good -> new FileJournal(file, good))
                    .match();
            if (!match.isOver()) {
                match.abandon();
            }
            assertThat(Replay.verify(Files.readAllBytes(file), id -> game)).isEmpty();
        }
    }

    @Test
    void runningMatchesShowNothingButTheirHeader() {
        Tables.Lines record = new Tables.Lines();
        Tables.start(new Cove(), 1, 2, 0, record);
        String shown = Replay.publicPart(record.bytes());
        assertThat(shown).isEqualTo(record.lines.get(0) + "\n").doesNotContain(Tables.secret(1));
    }

    @Test
    void walkingShowsEveryEntry() {
        Cove game = new Cove();
        byte[] record = randomMatch(game, 8, 100).bytes();
        List<Entry> seen = new ArrayList<>();
        List<Happening> events = new ArrayList<>();
        Match<?> match = Replay.walk(game, record, (entry, news, now) -> {
            if (entry != null) {
                seen.add(entry);
                assertThat(now.entries()).hasSize(entry.seq());
            }
            events.addAll(news);
        });
        assertThat(seen).isEqualTo(match.entries());
        assertThat(events).isEqualTo(match.log());
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2})
    void killedAndContinuedEndsTheSame(long seed) {
        killAndContinue(new Cove(), seed);
        killAndContinue(new Rules(), seed);
    }

    private static <P extends Position> void killAndContinue(Game<P> game, long seed) {
        Tables.Lines whole = new Tables.Lines();
        Tables.Lines parts = new Tables.Lines();
        Match<?> straight = Tables.start(game, seed, 2, 1, whole);
        Match<?> killed = Tables.start(game, seed, 2, 1, parts);
        Rng one = new Rng(seed);
        Rng two = new Rng(seed);
        while (!straight.isOver()) {
            Tables.answer(straight, one);
            Tables.answer(killed, two);
            killed = Replay.resume(game, parts.bytes(), () -> 0, good -> parts).match();
            assertThat(digest(killed)).isEqualTo(digest(straight));
            assertThat(killed.log()).hasSameSizeAs(straight.log());
        }
        assertThat(killed.outcome()).isEqualTo(straight.outcome());
        assertThat(Replay.verify(parts.bytes(), id -> game)).isEmpty();
    }

    static <P extends Position> String digest(Match<P> match) {
        return PositionDocument.digest(match.game(), match.position());
    }
}

package broadside.engine.match;

import static org.assertj.core.api.Assertions.assertThat;

import broadside.engine.chance.Rng;
import broadside.engine.document.PositionDocument;
import broadside.engine.game.Game;
import broadside.engine.match.cove.Cove;
import broadside.engine.play.Position;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Recorded matches replay exactly, and a match killed at any line goes on as if nothing had happened. */
class ReplayTest {
    private static final Game<?> COVE = new Cove();

    static <P extends Position> Tables.Lines randomMatch(Game<P> game, long seed, int most) {
        Tables.Lines record = new Tables.Lines();
        Match<P> match = Tables.start(game, seed, 2 + (int) (seed % 2), (int) (seed % 3) / 2, record);
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
        Tables.Lines record = randomMatch(new Cove(), seed, 400);
        assertThat(Replay.verify(record.bytes(), id -> COVE))
                .as("seed %s", seed)
                .isEmpty();
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5, 6})
    void killedAtAnyLine(long seed) {
        Cove game = new Cove();
        List<String> whole = randomMatch(game, seed, 120).lines;
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

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3})
    void killedAndContinuedEndsTheSame(long seed) {
        Cove game = new Cove();
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

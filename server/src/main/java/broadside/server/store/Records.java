package broadside.server.store;

import java.nio.charset.StandardCharsets;
import java.time.Clock;
import java.util.List;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.statement.PreparedBatch;
import org.jspecify.annotations.Nullable;

/**
 * Keeps the records of matches, line by line from 1.
 *
 * <p>Whoever appends says where: behind the lines he has read. If another node was faster those places are taken, nothing
 * is appended, and he reads again.
 */
public final class Records {
    private final Database database;
    private final FanOut fanOut;
    private final Clock clock;

    Records(Database database, FanOut fanOut, Clock clock) {
        this.database = database;
        this.fanOut = fanOut;
        this.clock = clock;
    }

    /**
     * Appends lines, all or none; they are on disk when this returns.
     *
     * @param first the place of the first of them: one behind the last line the caller knows
     * @return false if another was faster, or the line before is not there; then nothing has changed
     */
    public boolean append(String match, int first, List<String> lines) {
        return append(match, first, lines, false, null);
    }

    /** Appends the last lines of a match, which is finished by that. */
    public boolean appendEnd(String match, int first, List<String> lines) {
        return append(match, first, lines, true, Attention.OVER);
    }

    /** Appends lines and notes in the same moment whom the match waits for behind them. */
    public boolean append(String match, int first, List<String> lines, Attention attention) {
        return append(match, first, lines, false, attention);
    }

    private boolean append(String match, int first, List<String> lines, boolean end, @Nullable Attention attention) {
        if (first < 1 || lines.isEmpty()) {
            throw new IllegalArgumentException("lines are numbered from 1, and there is at least one to append");
        }
        int last = first + lines.size() - 1;
        // One time for all of them: who follows with a delay sees them together, as they came.
        long now = clock.millis();
        return database.change(handle -> {
            if (!insertFirst(handle, match, first, lines.get(0), now)) {
                return false;
            }
            insertRest(handle, match, first + 1, lines.subList(1, lines.size()), now);
            String finish = end ? ", state = 'finished'" : "";
            if (attention == null) {
                handle.execute("UPDATE matches SET updated = ?" + finish + " WHERE id = ?", clock.millis(), match);
            } else {
                handle.execute(
                        "UPDATE matches SET updated = ?, asked = ?, watched = ?" + finish + " WHERE id = ?",
                        clock.millis(),
                        Asked.write(attention.asked()),
                        attention.watched() ? 1 : 0,
                        match);
            }
            fanOut.sendWith(handle, new News(Topic.LINES, match, last));
            if (end) {
                fanOut.sendWith(handle, new News(Topic.TABLE, match, 0));
            }
            return true;
        });
    }

    /** Wins or loses the race for a place; there is none behind a line that is not there. */
    private boolean insertFirst(Handle handle, String match, int seq, String line, long now) {
        return handle.createUpdate("INSERT INTO lines (match_id, seq, line, time) SELECT :match, :seq, :line, :time"
                                + " WHERE :seq = 1 OR EXISTS (SELECT 1 FROM lines WHERE match_id = :match AND seq ="
                                + " :seq - 1) ON CONFLICT DO NOTHING")
                        .bind("match", match)
                        .bind("seq", seq)
                        .bind("line", line)
                        .bind("time", now)
                        .execute()
                == 1;
    }

    /** Adds the lines behind the first, whose places nobody else can have as long as that one is not committed. */
    private void insertRest(Handle handle, String match, int from, List<String> lines, long now) {
        if (lines.isEmpty()) {
            return;
        }
        PreparedBatch batch = handle.prepareBatch("INSERT INTO lines (match_id, seq, line, time) VALUES (?, ?, ?, ?)");
        for (int i = 0; i < lines.size(); i++) {
            batch.add(match, from + i, lines.get(i), now);
        }
        batch.execute();
    }

    /** Returns the lines behind this place, in order; all of them behind 0. */
    public List<String> after(String match, int seq) {
        return database.read(
                handle -> handle.createQuery("SELECT line FROM lines WHERE match_id = ? AND seq > ? ORDER BY seq")
                        .bind(0, match)
                        .bind(1, seq)
                        .mapTo(String.class)
                        .list());
    }

    /** Returns the lines behind this place that are no younger than this time, in order. */
    public List<String> until(String match, int seq, long time) {
        return database.read(
                handle -> handle.createQuery("SELECT line FROM lines WHERE match_id = :match AND seq > :seq"
                                + " AND seq < (SELECT COALESCE(MIN(young.seq), 2147483647) FROM lines young WHERE"
                                + " young.match_id = :match AND young.seq > :seq AND young.time > :time) ORDER BY seq")
                        .bind("match", match)
                        .bind("seq", seq)
                        .bind("time", time)
                        .mapTo(String.class)
                        .list());
    }

    /** Returns when a line was appended; null where there is none. */
    public @Nullable Long time(String match, int seq) {
        return database.read(handle -> handle.createQuery("SELECT time FROM lines WHERE match_id = ? AND seq = ?")
                .bind(0, match)
                .bind(1, seq)
                .mapTo(Long.class)
                .findOne()
                .orElse(null));
    }

    /** Returns the whole record as the file that people mail each other; empty if there is none. */
    public byte[] file(String match) {
        StringBuilder out = new StringBuilder();
        for (String line : after(match, 0)) {
            out.append(line).append('\n');
        }
        return out.toString().getBytes(StandardCharsets.UTF_8);
    }

    /** Returns the last line, or null where there is none. */
    public @Nullable String lastLine(String match) {
        return database.read(
                handle -> handle.createQuery("SELECT line FROM lines WHERE match_id = ? ORDER BY seq DESC LIMIT 1")
                        .bind(0, match)
                        .mapTo(String.class)
                        .findOne()
                        .orElse(null));
    }

    /** Returns the number of the last line; 0 where there is none. */
    public int last(String match) {
        return database.read(handle -> handle.createQuery("SELECT COALESCE(MAX(seq), 0) FROM lines WHERE match_id = ?")
                .bind(0, match)
                .mapTo(Integer.class)
                .one());
    }
}

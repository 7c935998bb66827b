package broadside.server.store;

import java.time.Clock;
import java.util.List;
import java.util.Map;
import org.jdbi.v3.core.mapper.RowMapper;
import org.jdbi.v3.core.statement.PreparedBatch;
import org.jspecify.annotations.Nullable;

/** Keeps the list of matches, each with its plan and the host's secret. */
public final class Matches {
    private static final String COLUMNS =
            "SELECT m.id, m.game, m.state, m.visibility, m.header, m.owner, m.created, m.updated,"
                    + " m.asked FROM matches m ";
    private static final RowMapper<StoredMatch> ROW = (row, context) -> new StoredMatch(
            row.getString("id"),
            row.getString("game"),
            MatchState.read(row.getString("state")),
            Visibility.read(row.getString("visibility")),
            row.getString("header"),
            row.getString("owner"),
            row.getLong("created"),
            row.getLong("updated"),
            Asked.read(row.getString("asked")));

    private final Database database;
    private final FanOut fanOut;
    private final Clock clock;

    Matches(Database database, FanOut fanOut, Clock clock) {
        this.database = database;
        this.fanOut = fanOut;
        this.clock = clock;
    }

    /**
     * Opens a table.
     *
     * @param secret the host's part of the dice
     */
    public void open(
            String id, String game, Visibility visibility, String header, String secret, @Nullable String owner) {
        long now = clock.millis();
        database.change(handle -> {
            handle.createUpdate("INSERT INTO matches (id, game, state, visibility, header, secret, owner, created,"
                            + " updated) VALUES (:id, :game, 'open', :visibility, :header, :secret, :owner, :now,"
                            + " :now)")
                    .bind("id", id)
                    .bind("game", game)
                    .bind("visibility", visibility.stored())
                    .bind("header", header)
                    .bind("secret", secret)
                    .bind("owner", owner)
                    .bind("now", now)
                    .execute();
            fanOut.sendWith(handle, new News(Topic.TABLE, id, 0));
            return true;
        });
    }

    public @Nullable StoredMatch find(String id) {
        return database.read(handle -> handle.createQuery(COLUMNS + "WHERE m.id = ?")
                .bind(0, id)
                .map(ROW)
                .findOne()
                .orElse(null));
    }

    /** Returns the host's part of the dice; it must not leave the server before the end of the match. */
    public @Nullable String secret(String id) {
        return text("SELECT secret FROM matches WHERE id = ?", id);
    }

    /** Returns what only some may know of a table, as JSON; null if there is no such table. */
    public @Nullable String hidden(String id) {
        return text("SELECT hidden FROM matches WHERE id = ?", id);
    }

    /** Sets what only some may know of a table. */
    public void hide(String id, String hidden) {
        database.change(handle -> handle.execute("UPDATE matches SET hidden = ? WHERE id = ?", hidden, id));
    }

    /** Returns what was left on the clocks when it was last noted, as JSON. */
    public @Nullable String clocks(String id) {
        return text("SELECT clocks FROM matches WHERE id = ?", id);
    }

    /** Notes what is left on the clocks of several matches. */
    public void noteClocks(Map<String, String> clocks) {
        if (clocks.isEmpty()) {
            return;
        }
        database.change(handle -> {
            PreparedBatch batch = handle.prepareBatch("UPDATE matches SET clocks = ? WHERE id = ?");
            clocks.forEach((id, left) -> batch.add(left, id));
            return batch.execute().length;
        });
    }

    /** Notes whom a match waits for, where nothing is appended to its record; see {@link StoredJournal#noting}. */
    public void note(String id, Attention attention) {
        database.change(handle -> handle.execute(
                "UPDATE matches SET asked = ?, watched = ? WHERE id = ?",
                Asked.write(attention.asked()),
                attention.watched() ? 1 : 0,
                id));
    }

    private @Nullable String text(String sql, String id) {
        return database.read(handle -> handle.createQuery(sql)
                .bind(0, id)
                .mapTo(String.class)
                .findOne()
                .orElse(null));
    }

    /** Changes the plan of a table as long as it is open; says whether it was. */
    public boolean plan(String id, String header) {
        return changed(
                id, "UPDATE matches SET header = :value, updated = :now WHERE id = :id AND state = 'open'", header);
    }

    /** Notes which table the players of a finished match went on to; false if they have one already. */
    public boolean planAfterEnd(String id, String before, String header) {
        return database.change(handle -> {
            boolean done = handle.execute(
                            "UPDATE matches SET header = ? WHERE id = ? AND header = ? AND state = 'finished'",
                            header,
                            id,
                            before)
                    == 1;
            if (done) {
                fanOut.sendWith(handle, new News(Topic.TABLE, id, 0));
            }
            return done;
        });
    }

    /** Says that play begins; false if somebody said so before. */
    public boolean start(String id) {
        return changed(
                id, "UPDATE matches SET state = :value, updated = :now WHERE id = :id AND state = 'open'", "running");
    }

    /** Says that the match is over; false if it was already. The end of a record does this by itself. */
    public boolean finish(String id) {
        return changed(
                id,
                "UPDATE matches SET state = :value, updated = :now WHERE id = :id AND state <> 'finished'",
                "finished");
    }

    private boolean changed(String id, String sql, String value) {
        return database.change(handle -> {
            boolean done = handle.createUpdate(sql)
                            .bind("id", id)
                            .bind("value", value)
                            .bind("now", clock.millis())
                            .execute()
                    == 1;
            if (done) {
                fanOut.sendWith(handle, new News(Topic.TABLE, id, 0));
            }
            return done;
        });
    }

    /** Removes a match with its record, seats and chat; says whether it was there. */
    public boolean delete(String id) {
        return database.change(handle -> {
            boolean done = handle.execute("DELETE FROM matches WHERE id = ?", id) == 1;
            if (done) {
                fanOut.sendWith(handle, new News(Topic.TABLE, id, 0));
            }
            return done;
        });
    }

    /**
     * Lists what the lobby shows, the latest first.
     *
     * @param before only matches updated before this time
     */
    public List<StoredMatch> listed(MatchState state, long before, int most) {
        return listed(state, null, before, most);
    }

    /** Lists what the lobby shows of one game, or of all. */
    public List<StoredMatch> listed(MatchState state, @Nullable String game, long before, int most) {
        return database.read(handle -> handle.createQuery(COLUMNS
                        + "WHERE m.state = :state AND m.visibility = 'public' AND m.updated < :before AND"
                        + " (CAST(:game AS TEXT) IS NULL OR m.game = :game) ORDER BY m.updated DESC, m.id LIMIT :most")
                .bind("state", state.stored())
                .bind("before", before)
                .bind("game", game)
                .bind("most", most)
                .map(ROW)
                .list());
    }

    /** Lists all matches, private ones too, the latest first: for the host. */
    public List<StoredMatch> all(@Nullable MatchState state, int most) {
        return database.read(
                handle -> handle.createQuery(COLUMNS + "WHERE m.state LIKE ? ORDER BY m.updated DESC, m.id LIMIT ?")
                        .bind(0, state == null ? "%" : state.stored())
                        .bind(1, most)
                        .map(ROW)
                        .list());
    }

    /** Lists matches in this state at which nothing has happened since then, the oldest first. */
    public List<StoredMatch> untouched(MatchState state, long since, int most) {
        return database.read(handle -> handle.createQuery(
                        COLUMNS + "WHERE m.state = ? AND m.updated < ? ORDER BY m.updated, m.id LIMIT ?")
                .bind(0, state.stored())
                .bind(1, since)
                .bind(2, most)
                .map(ROW)
                .list());
    }

    /** Counts the running matches of a person in which only captains play. */
    public int runningWithoutPeople(String owner) {
        return database.read(handle -> handle.createQuery(
                        "SELECT COUNT(*) FROM matches m WHERE m.owner = ? AND m.state = 'running' AND NOT EXISTS"
                                + " (SELECT 1 FROM seats s WHERE s.match_id = m.id AND s.person IS NOT NULL)")
                .bind(0, owner)
                .mapTo(Integer.class)
                .one());
    }

    /** Counts the tables a person has opened that have not begun. */
    public int openOf(String owner) {
        return database.read(
                handle -> handle.createQuery("SELECT COUNT(*) FROM matches WHERE owner = ? AND state = 'open'")
                        .bind(0, owner)
                        .mapTo(Integer.class)
                        .one());
    }

    /** Lists the matches in which a person has a seat, the latest first. */
    public List<StoredMatch> of(String person, long before, int most) {
        return database.read(handle -> handle.createQuery(COLUMNS
                        + "WHERE m.updated < ? AND EXISTS (SELECT 1 FROM seats s WHERE s.match_id = m.id AND s.person"
                        + " = ?) ORDER BY m.updated DESC, m.id LIMIT ?")
                .bind(0, before)
                .bind(1, person)
                .bind(2, most)
                .map(ROW)
                .list());
    }
}

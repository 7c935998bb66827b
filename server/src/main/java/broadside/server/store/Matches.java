package broadside.server.store;

import java.time.Clock;
import java.util.List;
import org.jdbi.v3.core.mapper.RowMapper;
import org.jspecify.annotations.Nullable;

/** Keeps the list of matches, each with its plan and the host's secret. */
public final class Matches {
    private static final String COLUMNS =
            "SELECT m.id, m.game, m.state, m.visibility, m.header, m.owner, m.created, m.updated FROM matches m ";
    private static final RowMapper<StoredMatch> ROW = (row, context) -> new StoredMatch(
            row.getString("id"),
            row.getString("game"),
            MatchState.read(row.getString("state")),
            Visibility.read(row.getString("visibility")),
            row.getString("header"),
            row.getString("owner"),
            row.getLong("created"),
            row.getLong("updated"));

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
        return database.read(handle -> handle.createQuery("SELECT secret FROM matches WHERE id = ?")
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
        return database.read(handle -> handle.createQuery(COLUMNS
                        + "WHERE m.state = ? AND m.visibility = 'public' AND m.updated < ?"
                        + " ORDER BY m.updated DESC, m.id LIMIT ?")
                .bind(0, state.stored())
                .bind(1, before)
                .bind(2, most)
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

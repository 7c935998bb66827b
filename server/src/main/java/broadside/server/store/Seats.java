package broadside.server.store;

import java.time.Clock;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.mapper.RowMapper;
import org.jspecify.annotations.Nullable;

/** Keeps who sits where. A seat belongs to a person; one request at a time gets it. */
public final class Seats {
    private static final String COLUMNS = "SELECT match_id, seat, name, person, captain, string, token FROM seats ";
    private static final RowMapper<StoredSeat> ROW = (row, context) -> new StoredSeat(
            row.getString("match_id"),
            row.getInt("seat"),
            row.getString("name"),
            row.getString("person"),
            row.getString("captain"),
            row.getString("string"),
            row.getString("token"));

    private final Database database;
    private final FanOut fanOut;
    private final Clock clock;

    Seats(Database database, FanOut fanOut, Clock clock) {
        this.clock = clock;
        this.database = database;
        this.fanOut = fanOut;
    }

    /** Puts free seats at a table, with these names. */
    public void place(String match, List<String> names) {
        database.change(handle -> {
            for (int seat = 0; seat < names.size(); seat++) {
                handle.execute(
                        "INSERT INTO seats (match_id, seat, name) VALUES (?, ?, ?)", match, seat, names.get(seat));
            }
            return announce(handle, match);
        });
    }

    public List<StoredSeat> at(String match) {
        return database.read(handle -> handle.createQuery(COLUMNS + "WHERE match_id = ? ORDER BY seat")
                .bind(0, match)
                .map(ROW)
                .list());
    }

    /** Lets a person sit down at a free seat; false if it is taken. */
    public boolean take(String match, int seat, String person, String name) {
        return take(match, seat, person, name, "");
    }

    /** Lets a person sit down at a free seat, with what he adds to the dice; false if it is taken. */
    public boolean take(String match, int seat, String person, String name, String string) {
        return change(
                match,
                "UPDATE seats SET person = ?, name = ?, string = ? WHERE match_id = ? AND seat = ? AND person IS NULL"
                        + " AND captain IS NULL",
                person,
                name,
                string,
                match,
                seat);
    }

    /** Sets what the person of a seat adds to the dice; false if the seat is not his, or play has begun. */
    public boolean mix(String match, int seat, String person, String string) {
        return change(
                match,
                "UPDATE seats SET string = ? WHERE match_id = ? AND seat = ? AND person = ?",
                string,
                match,
                seat,
                person);
    }

    /** Gives a free seat to a captain of this level; false if it is taken. */
    public boolean giveToCaptain(String match, int seat, String level, String name) {
        return change(
                match,
                "UPDATE seats SET captain = ?, name = ? WHERE match_id = ? AND seat = ? AND person IS NULL AND captain"
                        + " IS NULL",
                level,
                name,
                match,
                seat);
    }

    /** Gives a seat to a captain of this level, whoever has it now; false if play has begun. */
    public boolean replaceByCaptain(String match, int seat, String level, String name) {
        return change(
                match,
                "UPDATE seats SET captain = ?, name = ?, person = NULL, token = NULL, string = '' WHERE match_id = ?"
                        + " AND seat = ?",
                level,
                name,
                match,
                seat);
    }

    /** Frees a seat, with the name a free seat has. */
    public boolean free(String match, int seat, String name) {
        return change(
                match,
                "UPDATE seats SET person = NULL, captain = NULL, token = NULL, string = '', name = ? WHERE"
                        + " match_id = ? AND seat = ?",
                name,
                match,
                seat);
    }

    /**
     * Lets a bot play a seat with a token; an earlier one is no longer good.
     *
     * @param tokenHash SHA-256 of the token: the store does not know the token itself
     */
    public boolean letBotPlay(String match, int seat, String tokenHash) {
        return database.change(handle ->
                handle.execute("UPDATE seats SET token = ? WHERE match_id = ? AND seat = ?", tokenHash, match, seat)
                                == 1
                        && announce(handle, match));
    }

    /** Returns the seat that a bot plays with this token, or null. */
    public @Nullable StoredSeat withToken(String tokenHash) {
        return database.read(handle -> handle.createQuery(COLUMNS + "WHERE token = ?")
                .bind(0, tokenHash)
                .map(ROW)
                .findOne()
                .orElse(null));
    }

    /** Returns the standing orders of every seat at a table, as JSON, by the number of the seat. */
    public Map<Integer, String> orders(String match) {
        return database.read(handle -> handle
                .createQuery("SELECT seat, orders FROM seats WHERE match_id = ? ORDER BY seat")
                .bind(0, match)
                .map((row, context) -> Map.entry(row.getInt("seat"), row.getString("orders")))
                .list()
                .stream()
                .collect(Collectors.toMap(Map.Entry::getKey, Map.Entry::getValue)));
    }

    /** Keeps the standing orders of a seat, as JSON; every node hears of it. */
    public void order(String match, int seat, String orders) {
        database.change(handle ->
                handle.execute("UPDATE seats SET orders = ? WHERE match_id = ? AND seat = ?", orders, match, seat) == 1
                        && announce(handle, match));
    }

    /** Changes a seat of an open table. Holding its row keeps the table from starting at the same moment. */
    private boolean change(String match, String sql, Object... values) {
        return database.change(handle ->
                handle.execute("UPDATE matches SET updated = ? WHERE id = ? AND state = 'open'", clock.millis(), match)
                                == 1
                        && handle.execute(sql, values) == 1
                        && announce(handle, match));
    }

    private boolean announce(Handle handle, String match) {
        fanOut.sendWith(handle, new News(Topic.TABLE, match, 0));
        return true;
    }
}

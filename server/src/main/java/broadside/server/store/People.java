package broadside.server.store;

import java.time.Clock;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.mapper.RowMapper;
import org.jspecify.annotations.Nullable;

/** Keeps the people: guests, who have a name, and accounts, who also have a login and a password. */
public final class People {
    private static final int AT_ONCE = 500;
    private static final String COLUMNS = "SELECT id, name, login, epoch, created, seen FROM people ";
    private static final RowMapper<StoredPerson> ROW = (row, context) -> new StoredPerson(
            row.getString("id"),
            row.getString("name"),
            row.getString("login"),
            row.getInt("epoch"),
            row.getLong("created"),
            row.getLong("seen"));

    private final Database database;
    private final FanOut fanOut;
    private final Clock clock;

    People(Database database, FanOut fanOut, Clock clock) {
        this.database = database;
        this.fanOut = fanOut;
        this.clock = clock;
    }

    /** Adds a guest. */
    public StoredPerson add(String name) {
        StoredPerson guest = new StoredPerson(FreshId.next(), name, null, 0, clock.millis(), clock.millis());
        database.change(handle -> handle.execute(
                "INSERT INTO people (id, name, epoch, created, seen) VALUES (?, ?, 0, ?, ?)",
                guest.id(),
                guest.name(),
                guest.created(),
                guest.seen()));
        return guest;
    }

    public @Nullable StoredPerson find(String id) {
        return one("WHERE id = ?", id);
    }

    public @Nullable StoredPerson withLogin(String login) {
        return one("WHERE login = ?", login);
    }

    private @Nullable StoredPerson one(String where, String value) {
        return database.read(handle -> handle.createQuery(COLUMNS + where)
                .bind(0, value)
                .map(ROW)
                .findOne()
                .orElse(null));
    }

    /** Lists people whose name or login contains this text, who was here last first: for the host. */
    public List<StoredPerson> containing(String text, int most) {
        String pattern = "%" + text.toLowerCase(Locale.ROOT) + "%";
        return database.read(handle -> handle.createQuery(
                        COLUMNS + "WHERE lower(name) LIKE :text OR login LIKE :text ORDER BY seen DESC, id LIMIT :most")
                .bind("text", pattern)
                .bind("most", most)
                .map(ROW)
                .list());
    }

    /** Returns the hash of a person's password; null for guests. */
    public @Nullable String password(String id) {
        return database.read(
                handle -> handle.createQuery("SELECT password FROM people WHERE id = ? AND password IS NOT" + " NULL")
                        .bind(0, id)
                        .mapTo(String.class)
                        .findOne()
                        .orElse(null));
    }

    /** Returns where the person wants to be told that it is his turn, or null. */
    public @Nullable String webhook(String id) {
        return database.read(
                handle -> handle.createQuery("SELECT webhook FROM people WHERE id = ? AND webhook IS NOT NULL")
                        .bind(0, id)
                        .mapTo(String.class)
                        .findOne()
                        .orElse(null));
    }

    public boolean setWebhook(String id, @Nullable String url) {
        return database.change(handle -> handle.execute("UPDATE people SET webhook = ? WHERE id = ?", url, id) == 1);
    }

    public boolean rename(String id, String name) {
        return database.change(handle -> handle.execute("UPDATE people SET name = ? WHERE id = ?", name, id) == 1);
    }

    /** Makes a guest an account; false if the login is taken or this is no guest. */
    public boolean openAccount(String id, String login, String hash) {
        return database.change(handle -> {
            // A unique violation would end the transaction of PostgreSQL; asked first, it happens only in a race.
            if (handle.createQuery("SELECT 1 FROM people WHERE login = ?")
                    .bind(0, login)
                    .mapTo(Integer.class)
                    .findOne()
                    .isPresent()) {
                return false;
            }
            return handle.execute(
                            "UPDATE people SET login = ?, password = ? WHERE id = ? AND login IS NULL", login, hash, id)
                    == 1;
        });
    }

    /** Changes the password of an account and ends all its tokens. */
    public boolean changePassword(String id, String hash) {
        return database.change(handle -> handle.execute(
                                "UPDATE people SET password = ?, epoch = epoch + 1 WHERE id = ? AND login IS NOT NULL",
                                hash,
                                id)
                        == 1
                && tokensEnded(handle, id));
    }

    /** Ends all tokens of a person. */
    public boolean endTokens(String id) {
        return database.change(handle ->
                handle.execute("UPDATE people SET epoch = epoch + 1 WHERE id = ?", id) == 1 && tokensEnded(handle, id));
    }

    /** Ends the tokens of the person's bots too: whoever had stolen one token may have made those. */
    private boolean tokensEnded(Handle handle, String id) {
        List<String> bots = handle.createQuery("SELECT match_id FROM seats WHERE person = ? AND token IS NOT NULL")
                .bind(0, id)
                .mapTo(String.class)
                .list();
        handle.execute("UPDATE seats SET token = NULL WHERE person = ?", id);
        fanOut.sendWith(handle, new News(Topic.PEOPLE, id, 0));
        bots.forEach(match -> fanOut.sendWith(handle, new News(Topic.TABLE, match, 0)));
        return true;
    }

    /** Returns the present epochs of these people; of those who are gone, none. */
    public Map<String, Integer> epochs(Collection<String> ids) {
        Map<String, Integer> found = new HashMap<>();
        List<String> all = List.copyOf(ids);
        for (int from = 0; from < all.size(); from += AT_ONCE) {
            List<String> some = all.subList(from, Math.min(all.size(), from + AT_ONCE));
            database.read(handle -> {
                handle.createQuery("SELECT id, epoch FROM people WHERE id IN (<ids>)")
                        .bindList("ids", some)
                        .map((row, context) -> Map.entry(row.getString("id"), row.getInt("epoch")))
                        .forEach(one -> found.put(one.getKey(), one.getValue()));
                return true;
            });
        }
        return found;
    }

    /** Notes that the person is here. */
    public void seen(String id) {
        database.change(handle -> handle.execute("UPDATE people SET seen = ? WHERE id = ?", clock.millis(), id));
    }

    /**
     * Deletes a person and what is about that person alone: chat, house rules, tables that have not begun, matches without
     * other people. In matches with others the seat stays, without its name.
     *
     * @return the matches that are gone
     */
    public List<String> delete(String id) {
        return database.change(handle -> {
            List<String> alone = handle.createQuery("SELECT m.id FROM matches m WHERE (m.owner = :id AND m.state ="
                            + " 'open') OR (EXISTS (SELECT 1 FROM seats s WHERE s.match_id = m.id AND s.person = :id)"
                            + " AND NOT EXISTS (SELECT 1 FROM seats s WHERE s.match_id = m.id AND s.person <> :id))")
                    .bind("id", id)
                    .mapTo(String.class)
                    .list();
            List<String> touched = handle.createQuery("SELECT match_id FROM seats WHERE person = ?")
                    .bind(0, id)
                    .mapTo(String.class)
                    .list();
            Set<String> changed = new TreeSet<>(touched);
            changed.addAll(alone);
            for (String match : alone) {
                handle.execute("DELETE FROM matches WHERE id = ?", match);
            }
            // first, so that the person's own connections hear of the end of their token before anything else
            fanOut.sendWith(handle, new News(Topic.PEOPLE, id, 0));
            for (String match : changed) {
                fanOut.sendWith(handle, new News(Topic.TABLE, match, 0));
            }
            handle.execute("UPDATE seats SET name = '', token = NULL WHERE person = ?", id);
            handle.execute("DELETE FROM people WHERE id = ?", id);
            return alone;
        });
    }

    /** Deletes guests who have not been here since then and sit nowhere; says how many. */
    public int forgetGuests(long unseenSince) {
        return database.change(handle -> forget(handle, unseenSince));
    }

    private static int forget(Handle handle, long unseenSince) {
        return handle.execute(
                "DELETE FROM people WHERE seen < ? AND login IS NULL"
                        + " AND NOT EXISTS (SELECT 1 FROM seats s WHERE s.person = people.id)",
                unseenSince);
    }
}

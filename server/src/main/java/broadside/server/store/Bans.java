package broadside.server.store;

import java.time.Clock;
import java.util.List;

/** Keeps who is not welcome: a person, or a single token. */
public final class Bans {
    private final Database database;
    private final Clock clock;

    Bans(Database database, Clock clock) {
        this.database = database;
        this.clock = clock;
    }

    public void banPerson(String person, String reason) {
        ban("person:" + person, reason);
    }

    public void banToken(String serial, String reason) {
        ban("token:" + serial, reason);
    }

    private void ban(String subject, String reason) {
        database.change(handle -> handle.execute(
                "INSERT INTO bans (subject, reason, created) VALUES (?, ?, ?) ON CONFLICT (subject) DO UPDATE SET"
                        + " reason = excluded.reason",
                subject,
                reason,
                clock.millis()));
    }

    /** Takes a person's ban back; says whether there was one. */
    public boolean pardon(String person) {
        return database.change(handle -> handle.execute("DELETE FROM bans WHERE subject = ?", "person:" + person) > 0);
    }

    /** Takes a token's ban back; says whether there was one. */
    public boolean pardonToken(String serial) {
        return database.change(handle -> handle.execute("DELETE FROM bans WHERE subject = ?", "token:" + serial) > 0);
    }

    /**
     * Is one ban.
     *
     * @param subject {@code person:ID} or {@code token:SERIAL}
     * @param created milliseconds since 1970
     */
    public record Ban(String subject, String reason, long created) {}

    /** Lists all bans, the latest first. */
    public List<Ban> all() {
        return database.read(
                handle -> handle.createQuery("SELECT subject, reason, created FROM bans ORDER BY created DESC")
                        .map((row, context) ->
                                new Ban(row.getString("subject"), row.getString("reason"), row.getLong("created")))
                        .list());
    }

    /** Says whether the person or the token is banned. */
    public boolean has(String person, String serial) {
        return database.read(handle -> handle.createQuery("SELECT COUNT(*) FROM bans WHERE subject IN (?, ?)")
                        .bind(0, "person:" + person)
                        .bind(1, "token:" + serial)
                        .mapTo(Integer.class)
                        .one()
                > 0);
    }
}

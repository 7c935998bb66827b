package broadside.server.store;

import java.time.Clock;
import java.util.List;
import java.util.Set;

/** Keeps who is not welcome: a person, or a single token. */
public final class Bans {
    private final Database database;
    private final FanOut fanOut;
    private final Clock clock;

    Bans(Database database, FanOut fanOut, Clock clock) {
        this.database = database;
        this.fanOut = fanOut;
        this.clock = clock;
    }

    /** Returns under what a person is banned. */
    public static String person(String id) {
        return "person:" + id;
    }

    /** Returns under what a single token is banned. */
    public static String token(String serial) {
        return "token:" + serial;
    }

    public void banPerson(String person, String reason) {
        ban(person(person), reason);
    }

    public void banToken(String serial, String reason) {
        ban(token(serial), reason);
    }

    private void ban(String subject, String reason) {
        database.change(handle -> {
            handle.execute(
                    "INSERT INTO bans (subject, reason, created) VALUES (?, ?, ?) ON CONFLICT (subject) DO UPDATE SET"
                            + " reason = excluded.reason",
                    subject,
                    reason,
                    clock.millis());
            // Who is connected somewhere is to go at once.
            fanOut.sendWith(handle, new News(Topic.BANS, "all", 0));
            return 1;
        });
    }

    /** Takes a person's ban back; says whether there was one. */
    public boolean pardon(String person) {
        return database.change(handle -> handle.execute("DELETE FROM bans WHERE subject = ?", person(person)) > 0);
    }

    /** Takes a token's ban back; says whether there was one. */
    public boolean pardonToken(String serial) {
        return database.change(handle -> handle.execute("DELETE FROM bans WHERE subject = ?", token(serial)) > 0);
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

    /** Returns under what somebody is banned now. */
    public Set<String> subjects() {
        return database.read(handle -> Set.copyOf(handle.createQuery("SELECT subject FROM bans")
                .mapTo(String.class)
                .list()));
    }

    /** Says whether the person or the token is banned. */
    public boolean has(String person, String serial) {
        return database.read(handle -> handle.createQuery("SELECT COUNT(*) FROM bans WHERE subject IN (?, ?)")
                        .bind(0, person(person))
                        .bind(1, token(serial))
                        .mapTo(Integer.class)
                        .one()
                > 0);
    }
}

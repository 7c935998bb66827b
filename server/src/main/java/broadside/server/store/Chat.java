package broadside.server.store;

import java.time.Clock;
import java.util.List;
import org.jdbi.v3.core.mapper.RowMapper;
import org.jspecify.annotations.Nullable;

/** Keeps what is said at the tables. */
public final class Chat {
    private static final RowMapper<ChatLine> ROW = (row, context) -> new ChatLine(
            row.getInt("seq"),
            row.getString("person"),
            row.getString("name"),
            row.getString("said"),
            row.getLong("time"));

    private final Database database;
    private final FanOut fanOut;
    private final Clock clock;

    Chat(Database database, FanOut fanOut, Clock clock) {
        this.database = database;
        this.fanOut = fanOut;
        this.clock = clock;
    }

    /** Adds a line behind the last one. */
    public ChatLine say(String match, @Nullable String person, String name, String said) {
        ChatLine line;
        do {
            line = new ChatLine(last(match) + 1, person, name, said, clock.millis());
        } while (!add(match, line));
        return line;
    }

    /** Tries one place; false if somebody spoke at the same moment. */
    private boolean add(String match, ChatLine line) {
        return database.change(handle -> {
            boolean added = handle.execute(
                            "INSERT INTO chat (match_id, seq, person, name, said, time) VALUES (?, ?, ?, ?, ?, ?) ON"
                                    + " CONFLICT DO NOTHING",
                            match,
                            line.seq(),
                            line.person(),
                            line.name(),
                            line.said(),
                            line.time())
                    == 1;
            if (added) {
                fanOut.sendWith(handle, new News(Topic.CHAT, match, line.seq()));
            }
            return added;
        });
    }

    private int last(String match) {
        return database.read(handle -> handle.createQuery("SELECT COALESCE(MAX(seq), 0) FROM chat WHERE match_id = ?")
                .bind(0, match)
                .mapTo(Integer.class)
                .one());
    }

    /** Returns the lines behind this one, in order, the last so many. */
    public List<ChatLine> after(String match, int seq, int most) {
        return database.read(handle -> handle.createQuery("SELECT * FROM (SELECT seq, person, name, said, time FROM"
                        + " chat WHERE match_id = ? AND seq > ? ORDER BY seq DESC LIMIT ?) AS latest ORDER BY seq")
                .bind(0, match)
                .bind(1, seq)
                .bind(2, most)
                .map(ROW)
                .list());
    }
}

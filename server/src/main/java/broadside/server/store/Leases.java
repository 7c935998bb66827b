package broadside.server.store;

import java.time.Duration;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Decides which node thinks and counts time for a match. A lease lapses by itself, by the clock of the database, so that
 * a node that dies is followed by another.
 *
 * <p>A lease only saves work: that no choice is taken twice is the doing of {@link Records#append}.
 */
public final class Leases {
    private final Database database;

    Leases(Database database) {
        this.database = database;
    }

    /** Takes or keeps the lease of a match for so long from now; false if another node holds it, or the match is gone. */
    public boolean take(String match, String node, Duration time) {
        String now = database.now();
        return database.change(handle -> handle.createUpdate("INSERT INTO leases (match_id, node, until)"
                                + " SELECT m.id, CAST(:node AS TEXT), " + now
                                + " + :millis FROM matches m WHERE m.id = :match ON CONFLICT (match_id) DO UPDATE SET node ="
                                + " excluded.node, until = excluded.until WHERE leases.node = excluded.node OR"
                                + " leases.until <= " + now)
                        .bind("match", match)
                        .bind("node", node)
                        .bind("millis", time.toMillis())
                        .execute()
                == 1);
    }

    /** Keeps every lease of a node for so long from now; returns the matches whose lease it still has. */
    public Set<String> renew(String node, Duration time) {
        String now = database.now();
        return database.change(handle -> {
            handle.createUpdate("UPDATE leases SET until = " + now + " + :millis WHERE node = :node")
                    .bind("millis", time.toMillis())
                    .bind("node", node)
                    .execute();
            return new HashSet<>(handle.createQuery("SELECT match_id FROM leases WHERE node = ?")
                    .bind(0, node)
                    .mapTo(String.class)
                    .list());
        });
    }

    /** Ends every lease: for the one process of an embedded store, which starts after a crash. */
    public void clear() {
        database.change(handle -> handle.execute("DELETE FROM leases"));
    }

    /** Returns the node that holds the lease now, or null. */
    public @Nullable String holder(String match) {
        return database.read(
                handle -> handle.createQuery("SELECT node FROM leases WHERE match_id = ? AND until > " + database.now())
                        .bind(0, match)
                        .mapTo(String.class)
                        .findOne()
                        .orElse(null));
    }

    /** Gives back every lease of a node that stops, so that others need not wait. */
    public void release(String node) {
        database.change(handle -> handle.execute("DELETE FROM leases WHERE node = ?", node));
    }

    /** Gives back one lease. */
    public void release(String match, String node) {
        database.change(handle -> handle.execute("DELETE FROM leases WHERE match_id = ? AND node = ?", match, node));
    }

    /** Lists running matches for which somebody must think or count time, and that no node looks after. */
    public List<String> orphans(int most) {
        return database.read(handle -> handle.createQuery("SELECT m.id FROM matches m WHERE m.state = 'running' AND"
                        + " m.watched = 1 AND NOT EXISTS (SELECT 1 FROM leases l WHERE l.match_id = m.id AND l.until > "
                        + database.now()
                        + ") ORDER BY m.updated LIMIT ?")
                .bind(0, most)
                .mapTo(String.class)
                .list());
    }
}

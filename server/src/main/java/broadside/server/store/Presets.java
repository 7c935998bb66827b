package broadside.server.store;

import java.time.Clock;
import java.util.List;
import org.jdbi.v3.core.mapper.RowMapper;
import org.jspecify.annotations.Nullable;

/** Keeps house rules. */
public final class Presets {
    private static final String COLUMNS = "SELECT id, owner, game, name, options, shared, created FROM presets ";
    private static final RowMapper<Preset> ROW = (row, context) -> new Preset(
            row.getString("id"),
            row.getString("owner"),
            row.getString("game"),
            row.getString("name"),
            row.getString("options"),
            row.getInt("shared") != 0,
            row.getLong("created"));

    private final Database database;
    private final Clock clock;

    Presets(Database database, Clock clock) {
        this.database = database;
        this.clock = clock;
    }

    public Preset add(String owner, String game, String name, String options, boolean shared) {
        Preset preset = new Preset(FreshId.next(), owner, game, name, options, shared, clock.millis());
        database.change(handle -> handle.execute(
                "INSERT INTO presets (id, owner, game, name, options, shared, created) VALUES (?, ?, ?, ?, ?, ?, ?)",
                preset.id(),
                owner,
                game,
                name,
                options,
                shared ? 1 : 0,
                preset.created()));
        return preset;
    }

    /** Returns a preset to its owner, or to anybody if it is shared. */
    public @Nullable Preset find(String id, @Nullable String reader) {
        Preset found = database.read(handle -> handle.createQuery(COLUMNS + "WHERE id = ?")
                .bind(0, id)
                .map(ROW)
                .findOne()
                .orElse(null));
        return found != null && (found.shared() || found.owner().equals(reader)) ? found : null;
    }

    public List<Preset> of(String owner) {
        return database.read(handle -> handle.createQuery(COLUMNS + "WHERE owner = ? ORDER BY name, id")
                .bind(0, owner)
                .map(ROW)
                .list());
    }

    /** Changes a preset of this owner; says whether there was one. */
    public boolean change(String id, String owner, String game, String name, String options, boolean shared) {
        return database.change(handle -> handle.execute(
                        "UPDATE presets SET game = ?, name = ?, options = ?, shared = ? WHERE id = ? AND owner = ?",
                        game,
                        name,
                        options,
                        shared ? 1 : 0,
                        id,
                        owner)
                == 1);
    }

    /** Deletes a preset of this owner; says whether there was one. */
    public boolean delete(String id, String owner) {
        return database.change(
                handle -> handle.execute("DELETE FROM presets WHERE id = ? AND owner = ?", id, owner) == 1);
    }
}

package broadside.server.store;

import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Keeps what the server itself has to remember, such as the key of its signatures. */
public final class ServerSettings {
    private final Database database;

    ServerSettings(Database database) {
        this.database = database;
    }

    public @Nullable String get(String name) {
        return database.read(handle -> handle.createQuery("SELECT value FROM settings WHERE name = ?")
                .bind(0, name)
                .mapTo(String.class)
                .findOne()
                .orElse(null));
    }

    public void set(String name, String value) {
        database.change(handle -> handle.execute(
                "INSERT INTO settings (name, value) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value",
                name,
                value));
    }

    /** Returns a value that is made once: of several nodes that start together, one makes it for all. */
    public String getOrMake(String name, Supplier<String> maker) {
        String found = get(name);
        if (found != null) {
            return found;
        }
        String made = maker.get();
        database.change(handle ->
                handle.execute("INSERT INTO settings (name, value) VALUES (?, ?) ON CONFLICT DO NOTHING", name, made));
        String kept = get(name);
        return kept == null ? made : kept;
    }
}

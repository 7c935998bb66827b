package broadside.server.host;

import broadside.server.store.DataFolder;
import broadside.server.store.DatabaseAddress;
import java.nio.file.Path;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Finds the store that a command is about: by its flags, else by the same environment as the server's. */
final class WhichStore {
    private static final int CONNECTIONS = 2;

    private final Map<String, String> environment;

    WhichStore(Map<String, String> environment) {
        this.environment = environment;
    }

    /** Returns the address of a store that is there. */
    DatabaseAddress beside(Typed typed) {
        DatabaseAddress postgres = postgres(typed);
        return postgres != null ? postgres : DataFolder.beside(folder(typed));
    }

    /** Returns the address of a PostgreSQL, or null where the embedded database is meant. */
    @Nullable
    DatabaseAddress postgres(Typed typed) {
        String url = typed.flag("--db");
        if (url == null && typed.flag("--data") == null) {
            url = environment.get("BROADSIDE_DB_URL");
        }
        if (url == null || url.isBlank()) {
            return null;
        }
        if (!url.startsWith("jdbc:postgresql:")) {
            throw new Typed.Mistyped(
                    "--db wants jdbc:postgresql://host/name; without it the embedded database is used");
        }
        return new DatabaseAddress(
                url, environment.get("BROADSIDE_DB_USER"), environment.get("BROADSIDE_DB_PASSWORD"), CONNECTIONS);
    }

    /** Returns the data folder of the embedded database. */
    Path folder(Typed typed) {
        String without = environment.get("BROADSIDE_DATA");
        return Path.of(typed.flag("--data", without == null || without.isBlank() ? "data" : without));
    }
}

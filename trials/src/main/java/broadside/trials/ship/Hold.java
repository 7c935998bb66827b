package broadside.trials.ship;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Is the store of a server under trial: an embedded database in a folder, or a PostgreSQL that outlives the server. */
public final class Hold implements AutoCloseable {
    private final Path folder;
    private final @Nullable EmbeddedPostgres postgres;

    private Hold(Path folder, @Nullable EmbeddedPostgres postgres) {
        this.folder = folder;
        this.postgres = postgres;
    }

    /** Uses the embedded database in a folder. */
    public static Hold sqlite(Path folder) {
        return new Hold(folder, null);
    }

    /** Starts a PostgreSQL that keeps its word: what is committed is on disk. */
    public static Hold postgres(Path folder) throws IOException {
        return new Hold(
                folder,
                EmbeddedPostgres.builder()
                        .setServerConfig("fsync", "on")
                        .setServerConfig("synchronous_commit", "on")
                        .setServerConfig("max_connections", "60")
                        .start());
    }

    public static Hold named(String store, Path folder) throws IOException {
        return switch (store) {
            case "sqlite" -> sqlite(folder);
            case "postgres", "postgresql" -> postgres(folder);
            default -> throw new IllegalArgumentException("--store is sqlite or postgres, not '" + store + "'");
        };
    }

    /** Returns the flags with which a server uses this store. */
    List<String> flags() {
        return postgres == null
                ? List.of("--data", folder.resolve("data").toString())
                : List.of("--db", postgres.getJdbcUrl("postgres", "postgres"));
    }

    /** Reads the record of a match as it lies in the store, whatever any server believes. */
    public List<String> record(String match) throws SQLException {
        List<String> lines = new ArrayList<>();
        try (Connection connection = connect();
                PreparedStatement query =
                        connection.prepareStatement("SELECT line FROM lines WHERE match_id = ? ORDER BY seq")) {
            query.setString(1, match);
            try (ResultSet found = query.executeQuery()) {
                while (found.next()) {
                    lines.add(found.getString(1));
                }
            }
        }
        return lines;
    }

    private Connection connect() throws SQLException {
        return postgres == null
                ? DriverManager.getConnection(
                        "jdbc:sqlite:" + folder.resolve("data").resolve("broadside.db") + "?busy_timeout=20000")
                : DriverManager.getConnection(postgres.getJdbcUrl("postgres", "postgres"));
    }

    @Override
    public String toString() {
        return postgres == null ? "SQLite" : "PostgreSQL";
    }

    @Override
    public void close() throws IOException {
        if (postgres != null) {
            postgres.close();
        }
    }
}

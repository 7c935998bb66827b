package broadside.server.store;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Assumptions;

/** Gives tests an empty database of either kind. */
public final class StoreHost {
    private static @Nullable EmbeddedPostgres postgres;
    private static int databases;

    private StoreHost() {}

    public static DatabaseAddress sqlite(Path folder) {
        return DatabaseAddress.inFolder(folder);
    }

    /** Starts one PostgreSQL for all tests of this process; it stops with the process. */
    public static synchronized DatabaseAddress postgres() throws IOException, SQLException {
        String system = System.getProperty("os.name") + " " + System.getProperty("os.arch");
        Assumptions.assumeTrue(
                system.toLowerCase(Locale.ROOT).equals("linux amd64"), "no PostgreSQL for tests on " + system);
        if (postgres == null) {
            // It runs without fsync: these tests kill processes of ours, never the database.
            postgres = EmbeddedPostgres.start();
        }
        String name = "test" + ++databases;
        try (Connection connection = postgres.getPostgresDatabase().getConnection();
                Statement statement = connection.createStatement()) {
            statement.execute("CREATE DATABASE " + name);
        }
        return new DatabaseAddress(postgres.getJdbcUrl("postgres", name), null, null, 6);
    }

    /** Changes something behind the back of every server. */
    public static void silently(DatabaseAddress address, String sql) {
        try (Connection connection = DriverManager.getConnection(address.url());
                Statement statement = connection.createStatement()) {
            statement.execute(sql);
        } catch (SQLException e) {
            throw new IllegalStateException(e);
        }
    }
}

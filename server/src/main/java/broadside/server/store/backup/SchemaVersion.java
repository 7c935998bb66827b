package broadside.server.store.backup;

import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import org.flywaydb.core.api.MigrationVersion;

/** Says which upgrade of the tables a database has seen last. */
final class SchemaVersion {
    private SchemaVersion() {}

    static String of(Connection connection) throws SQLException {
        MigrationVersion last = MigrationVersion.EMPTY;
        try (Statement statement = connection.createStatement();
                ResultSet found = statement.executeQuery(
                        "SELECT version FROM flyway_schema_history WHERE success AND version IS NOT NULL")) {
            while (found.next()) {
                MigrationVersion version = MigrationVersion.fromVersion(found.getString(1));
                if (version.compareTo(last) > 0) {
                    last = version;
                }
            }
        }
        return String.valueOf(last.getVersion());
    }
}

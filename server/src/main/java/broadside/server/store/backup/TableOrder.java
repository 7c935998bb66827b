package broadside.server.store.backup;

import java.sql.Connection;
import java.sql.DatabaseMetaData;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;

/** Lists the tables of a store, each behind those it refers to, so that rows can be put back in this order. */
final class TableOrder {
    /** What belongs to the running servers alone: who looks after which match, and the history of upgrades. */
    private static final Set<String> LEFT_OUT = Set.of("leases", "flyway_schema_history");

    private TableOrder() {}

    static List<String> of(Connection connection) throws SQLException {
        DatabaseMetaData data = connection.getMetaData();
        Set<String> names = new TreeSet<>();
        try (ResultSet tables =
                data.getTables(connection.getCatalog(), connection.getSchema(), "%", new String[] {"TABLE"})) {
            while (tables.next()) {
                String name = tables.getString("TABLE_NAME").toLowerCase(Locale.ROOT);
                if (!LEFT_OUT.contains(name) && !name.startsWith("sqlite_")) {
                    names.add(name);
                }
            }
        }
        Set<String> ordered = new LinkedHashSet<>();
        for (String name : names) {
            add(connection, name, names, ordered);
        }
        return new ArrayList<>(ordered);
    }

    private static void add(Connection connection, String name, Set<String> names, Set<String> ordered)
            throws SQLException {
        if (ordered.contains(name)) {
            return;
        }
        List<String> before = new ArrayList<>();
        try (ResultSet keys =
                connection.getMetaData().getImportedKeys(connection.getCatalog(), connection.getSchema(), name)) {
            while (keys.next()) {
                before.add(keys.getString("PKTABLE_NAME").toLowerCase(Locale.ROOT));
            }
        }
        for (String other : before) {
            if (!other.equals(name) && names.contains(other)) {
                add(connection, other, names, ordered);
            }
        }
        ordered.add(name);
    }
}

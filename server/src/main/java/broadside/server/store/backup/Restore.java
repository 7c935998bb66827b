package broadside.server.store.backup;

import broadside.server.store.DatabaseAddress;
import broadside.server.store.Upgrade;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.BufferedReader;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.sql.Types;
import java.util.List;
import java.util.zip.GZIPInputStream;
import java.util.zip.ZipException;
import org.jspecify.annotations.Nullable;

/** Reads a backup into an empty store, all of it or nothing. The store may be of the other kind than the backup's. */
public final class Restore {
    private static final ObjectMapper JSON = new ObjectMapper();
    private static final int ROWS_AT_A_TIME = 500;

    private final Connection connection;
    private final List<String> tables;
    private @Nullable PreparedStatement insert;
    private int columns;
    private int waiting;
    private long rows;

    private Restore(Connection connection, List<String> tables) {
        this.connection = connection;
        this.tables = tables;
    }

    /** Reads the file and says how many rows it held. */
    public static long read(DatabaseAddress address, Path file) {
        try (BufferedReader lines = new BufferedReader(
                new InputStreamReader(new GZIPInputStream(Files.newInputStream(file)), StandardCharsets.UTF_8))) {
            // The tables as they were when the backup was made; what has changed since is then done to its rows too.
            Upgrade.upTo(address, schema(file, lines.readLine()));
            long rows;
            try (Connection connection = address.connect()) {
                connection.setAutoCommit(false);
                Restore restore = new Restore(connection, TableOrder.of(connection));
                restore.checkEmpty();
                rows = restore.all(file, lines);
                connection.commit();
            }
            Upgrade.toNewest(address);
            return rows;
        } catch (NoSuchFileException e) {
            throw new BadBackup("there is no file " + file);
        } catch (ZipException | EOFException | JsonProcessingException e) {
            throw new BadBackup(file + " is not a whole backup: " + e.getMessage(), e);
        } catch (IOException | SQLException e) {
            throw new BadBackup("the backup could not be read into " + address + ": " + e.getMessage(), e);
        }
    }

    private static String schema(Path file, @Nullable String line) throws IOException {
        JsonNode header = line == null ? null : JSON.readTree(line);
        if (header == null || !header.path("broadside-backup").isInt()) {
            throw new BadBackup(file + " is not a backup made by 'broadside backup'");
        }
        if (header.path("broadside-backup").asInt() > Backup.FORMAT) {
            throw new BadBackup(file + " was made by a newer Broadside; restore it with that one");
        }
        return header.path("schema").asText();
    }

    private void checkEmpty() throws SQLException {
        for (String table : tables) {
            try (Statement statement = connection.createStatement();
                    ResultSet found = statement.executeQuery("SELECT COUNT(*) FROM " + table)) {
                // a server that was started and never used has made its settings
                if (found.next() && found.getLong(1) > 0 && !table.equals("settings")) {
                    throw new BadBackup("the store is not empty (" + table + " has " + found.getLong(1)
                            + " rows); restore into a new data folder or database");
                }
            }
        }
        try (Statement statement = connection.createStatement()) {
            statement.executeUpdate("DELETE FROM settings");
        }
    }

    private long all(Path file, BufferedReader lines) throws IOException, SQLException {
        String line = lines.readLine();
        while (line != null) {
            JsonNode node = JSON.readTree(line);
            if (node.isArray()) {
                addRow(file, node);
            } else if (node.has("table")) {
                begin(file, node);
            } else if (node.has("rows")) {
                flush();
                if (node.get("rows").asLong() != rows) {
                    throw new BadBackup(file + " has " + rows + " rows and should have "
                            + node.get("rows").asLong());
                }
                return rows;
            }
            line = lines.readLine();
        }
        throw new BadBackup(file + " is cut off; nothing was restored");
    }

    private void begin(Path file, JsonNode head) throws SQLException {
        flush();
        String table = head.get("table").asText();
        if (!tables.contains(table)) {
            throw new BadBackup(file + " has a table " + table + " that this Broadside does not know");
        }
        StringBuilder names = new StringBuilder();
        StringBuilder marks = new StringBuilder();
        columns = 0;
        for (JsonNode column : head.path("columns")) {
            String name = column.asText();
            if (!name.matches("[a-z_0-9]+")) {
                throw new BadBackup(file + " has a column " + name + " that cannot be");
            }
            names.append(columns == 0 ? "" : ", ").append(name);
            marks.append(columns == 0 ? "?" : ", ?");
            columns++;
        }
        insert = connection.prepareStatement("INSERT INTO " + table + " (" + names + ") VALUES (" + marks + ")");
    }

    private void addRow(Path file, JsonNode row) throws SQLException {
        PreparedStatement statement = insert;
        if (statement == null || row.size() != columns) {
            throw new BadBackup(file + " has a row that belongs to no table");
        }
        for (int i = 0; i < columns; i++) {
            JsonNode value = row.get(i);
            if (value.isNull()) {
                statement.setNull(i + 1, Types.NULL);
            } else if (value.isIntegralNumber()) {
                statement.setLong(i + 1, value.asLong());
            } else {
                statement.setString(i + 1, value.asText());
            }
        }
        statement.addBatch();
        rows++;
        if (++waiting == ROWS_AT_A_TIME) {
            statement.executeBatch();
            waiting = 0;
        }
    }

    private void flush() throws SQLException {
        PreparedStatement statement = insert;
        if (statement != null) {
            if (waiting > 0) {
                statement.executeBatch();
            }
            statement.close();
        }
        insert = null;
        waiting = 0;
    }
}

package broadside.server.store.backup;

import broadside.server.store.DatabaseAddress;
import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.PosixFilePermissions;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Instant;
import java.util.zip.GZIPOutputStream;
import org.jspecify.annotations.Nullable;

/**
 * Writes everything a store holds into one file, as it is at one moment, while servers go on working.
 *
 * <p>The file is gzip of JSON lines: a header, then for each table its name and columns followed by its rows, and at the
 * end the number of rows, by which a cut file is known. It knows nothing of the database it came from.
 */
public final class Backup {
    static final int FORMAT = 1;
    private static final int ROWS_AT_A_TIME = 500;

    private Backup() {}

    /** Writes the file and says how many rows it holds. A file that cannot be finished is not left behind. */
    public static long write(DatabaseAddress address, Path file) {
        Path absolute = file.toAbsolutePath();
        Path folder = absolute.getParent();
        if (folder == null || !Files.isDirectory(folder)) {
            throw new BadBackup("there is no folder " + folder + " to write the backup into");
        }
        if (Files.exists(absolute)) {
            throw new BadBackup(file + " is there already; name a new file");
        }
        Path half = absolute.resolveSibling(absolute.getFileName() + ".part");
        try {
            long rows = writeAll(address, half);
            Files.move(half, absolute, StandardCopyOption.ATOMIC_MOVE);
            return rows;
        } catch (IOException | SQLException e) {
            throw new BadBackup("the backup could not be written: " + e.getMessage(), e);
        } finally {
            deleteQuietly(half);
        }
    }

    private static long writeAll(DatabaseAddress address, Path half) throws IOException, SQLException {
        forOwnerOnly(half);
        try (Connection connection = address.connectToRead();
                OutputStream out = new GZIPOutputStream(Files.newOutputStream(half));
                JsonGenerator json = new JsonFactory().createGenerator(out)) {
            json.setRootValueSeparator(null);
            // one moment for all tables
            connection.setTransactionIsolation(
                    address.isSqlite() ? Connection.TRANSACTION_SERIALIZABLE : Connection.TRANSACTION_REPEATABLE_READ);
            connection.setAutoCommit(false);
            json.writeStartObject();
            json.writeNumberField("broadside-backup", FORMAT);
            json.writeStringField("schema", SchemaVersion.of(connection));
            json.writeStringField("time", Instant.now().toString());
            json.writeEndObject();
            json.writeRaw('\n');
            long rows = 0;
            for (String table : TableOrder.of(connection)) {
                rows += writeTable(connection, table, json);
            }
            json.writeStartObject();
            json.writeNumberField("rows", rows);
            json.writeEndObject();
            json.writeRaw('\n');
            connection.rollback();
            return rows;
        }
    }

    private static long writeTable(Connection connection, String table, JsonGenerator json)
            throws IOException, SQLException {
        long rows = 0;
        try (Statement statement = connection.createStatement()) {
            statement.setFetchSize(ROWS_AT_A_TIME);
            try (ResultSet found = statement.executeQuery("SELECT * FROM " + table)) {
                int columns = found.getMetaData().getColumnCount();
                json.writeStartObject();
                json.writeStringField("table", table);
                json.writeArrayFieldStart("columns");
                for (int i = 1; i <= columns; i++) {
                    json.writeString(found.getMetaData().getColumnName(i));
                }
                json.writeEndArray();
                json.writeEndObject();
                json.writeRaw('\n');
                while (found.next()) {
                    json.writeStartArray();
                    for (int i = 1; i <= columns; i++) {
                        writeValue(found.getObject(i), json);
                    }
                    json.writeEndArray();
                    json.writeRaw('\n');
                    rows++;
                }
            }
        }
        return rows;
    }

    private static void writeValue(@Nullable Object value, JsonGenerator json) throws IOException {
        if (value == null) {
            json.writeNull();
        } else if (value instanceof Number number && !(value instanceof Double) && !(value instanceof Float)) {
            json.writeNumber(number.longValue());
        } else if (value instanceof String text) {
            json.writeString(text);
        } else {
            // Our tables hold text and whole numbers; whoever adds another type must teach the backup about it.
            throw new BadBackup("the backup does not know how to write a "
                    + value.getClass().getSimpleName());
        }
    }

    /** The key of all tokens and the secrets of running matches are in it. */
    private static void forOwnerOnly(Path file) throws IOException {
        Files.deleteIfExists(file);
        if (file.getFileSystem().supportedFileAttributeViews().contains("posix")) {
            Files.createFile(file, PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rw-------")));
        }
    }

    private static void deleteQuietly(Path file) {
        try {
            Files.deleteIfExists(file);
        } catch (IOException e) {
            System.err.println("broadside: " + file + " could not be removed: " + e.getMessage());
        }
    }
}

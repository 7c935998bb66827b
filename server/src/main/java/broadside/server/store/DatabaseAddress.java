package broadside.server.store;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.Driver;
import java.sql.SQLException;
import java.util.Properties;
import org.jspecify.annotations.Nullable;

/**
 * Says where a database is and how to get in.
 *
 * @param url a JDBC URL
 * @param user the user, where the URL does not name one
 * @param password the password, where the URL does not hold one
 * @param connections how many connections to keep at most
 */
public record DatabaseAddress(
        String url, @Nullable String user, @Nullable String password, int connections) {

    public DatabaseAddress {
        if (!url.startsWith("jdbc:sqlite:") && !url.startsWith("jdbc:postgresql:")) {
            throw new CannotOpen("a database address starts with jdbc:postgresql: or jdbc:sqlite:, for example"
                    + " jdbc:postgresql://db.example.org/broadside");
        }
        if (connections < 1) {
            throw new IllegalArgumentException("the store needs at least one connection");
        }
    }

    /** Names the embedded database in a data folder. */
    public static DatabaseAddress inFolder(Path data) {
        return new DatabaseAddress("jdbc:sqlite:" + data.resolve("broadside.db"), null, null, 4);
    }

    /** Says whether this is the embedded database, which one server at a time uses. */
    public boolean isSqlite() {
        return url.startsWith("jdbc:sqlite:");
    }

    /** Opens one connection of its own, outside any pool. */
    public Connection connect() throws SQLException {
        return connect(options());
    }

    /** Opens a connection to read from for a while; writers need not wait for it. */
    public Connection connectToRead() throws SQLException {
        Properties options = options();
        if (isSqlite()) {
            options.setProperty("transaction_mode", "DEFERRED");
        }
        return connect(options);
    }

    private Connection connect(Properties options) throws SQLException {
        try {
            // By name: DriverManager keeps drivers to the class loader that came first, and live reload makes new ones.
            Driver named =
                    (Driver) Class.forName(driver()).getDeclaredConstructor().newInstance();
            Connection fresh = named.connect(url, options);
            if (fresh == null) {
                throw new SQLException("the driver does not know the address " + this);
            }
            return fresh;
        } catch (ReflectiveOperationException e) {
            throw new SQLException("there is no driver for " + this, e);
        }
    }

    String driver() {
        return isSqlite() ? "org.sqlite.JDBC" : "org.postgresql.Driver";
    }

    /** Returns how every connection is set up. */
    Properties options() {
        Properties options = new Properties();
        if (user != null) {
            options.setProperty("user", user);
        }
        if (password != null) {
            options.setProperty("password", password);
        }
        if (isSqlite()) {
            // One write of the log and one fsync per commit: an acknowledged choice survives a power cut.
            options.setProperty("journal_mode", "WAL");
            options.setProperty("synchronous", "FULL");
            options.setProperty("transaction_mode", "IMMEDIATE");
            options.setProperty("busy_timeout", "5000");
            options.setProperty("foreign_keys", "true");
        } else {
            options.setProperty("tcpKeepAlive", "true");
            options.setProperty("connectTimeout", "5");
            options.setProperty("socketTimeout", "30");
            options.setProperty("ApplicationName", "broadside");
        }
        return options;
    }

    /** Returns the address without anything secret, for log lines. */
    @Override
    public String toString() {
        int options = url.indexOf('?');
        String bare = options < 0 ? url : url.substring(0, options);
        // jdbc:postgresql://user:password@host/name is no form the driver knows, but people type it
        int at = bare.lastIndexOf('@');
        int host = bare.indexOf("//");
        boolean named = !isSqlite() && at >= 0 && host >= 0 && host < at;
        String shown = named ? bare.substring(0, host + 2) + bare.substring(at + 1) : bare;
        return shown;
    }
}

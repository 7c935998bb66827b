package broadside.server.store;

import java.nio.file.Path;
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

    boolean isSqlite() {
        return url.startsWith("jdbc:sqlite:");
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

package broadside.server.store;

import java.io.PrintWriter;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.SQLFeatureNotSupportedException;
import java.util.logging.Logger;
import javax.sql.DataSource;
import org.jspecify.annotations.Nullable;

/** Gives a new connection each time, for work that is done once and needs no pool. */
final class PlainSource implements DataSource {
    private final DatabaseAddress address;

    PlainSource(DatabaseAddress address) {
        this.address = address;
    }

    @Override
    public Connection getConnection() throws SQLException {
        return address.connect();
    }

    @Override
    public Connection getConnection(String user, String password) throws SQLException {
        return new DatabaseAddress(address.url(), user, password, 1).connect();
    }

    @Override
    public @Nullable PrintWriter getLogWriter() {
        return null;
    }

    @Override
    public void setLogWriter(PrintWriter out) {
        // the drivers' own chatter goes nowhere
    }

    @Override
    public void setLoginTimeout(int seconds) {
        // the address says how long to wait
    }

    @Override
    public int getLoginTimeout() {
        return 0;
    }

    @Override
    public Logger getParentLogger() throws SQLFeatureNotSupportedException {
        throw new SQLFeatureNotSupportedException("there is no logger");
    }

    @Override
    public <T> T unwrap(Class<T> type) throws SQLException {
        throw new SQLException("there is nothing inside");
    }

    @Override
    public boolean isWrapperFor(Class<?> type) {
        return false;
    }
}

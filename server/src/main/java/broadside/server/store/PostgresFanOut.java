package broadside.server.store;

import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Properties;
import org.jboss.logging.Logger;
import org.jdbi.v3.core.Handle;
import org.jspecify.annotations.Nullable;
import org.postgresql.Driver;
import org.postgresql.PGConnection;
import org.postgresql.PGNotification;

/**
 * Passes news on between the nodes of one PostgreSQL with LISTEN and NOTIFY.
 *
 * <p>It listens on a connection of its own, outside the pool: a pool would hand a dead one out again and lose the
 * subscription. After every new connection listeners are asked to read again, since nobody kept the news meanwhile;
 * as long as there is none they are asked again and again.
 */
final class PostgresFanOut extends FanOut {
    private static final Logger LOG = Logger.getLogger(PostgresFanOut.class);
    private static final int QUIET_MILLIS = 5_000;
    private static final int RETRY_MILLIS = 1_000;

    private final DatabaseAddress address;
    private final Thread thread;
    private volatile boolean closed;
    private volatile @Nullable Connection connection;

    private PostgresFanOut(DatabaseAddress address) {
        this.address = address;
        this.thread = new Thread(this::run, "store-news");
        thread.setDaemon(true);
    }

    /** Starts to listen; throws if the database cannot be reached. */
    static PostgresFanOut open(DatabaseAddress address) throws SQLException {
        PostgresFanOut fanOut = new PostgresFanOut(address);
        fanOut.connection = fanOut.connect();
        fanOut.thread.start();
        return fanOut;
    }

    @Override
    void sendWith(Handle transaction, News news) {
        transaction
                .createQuery("SELECT pg_notify(?, ?)")
                .bind(0, news.topic().channel())
                .bind(1, news.payload())
                .mapToMap()
                .list();
    }

    private void run() {
        while (!closed) {
            Connection open = connection;
            try {
                if (open == null) {
                    open = connect();
                    connection = open;
                    LOG.info("listening to the database again");
                    tellThatNewsMayBeLost();
                }
                hear(open);
            } catch (SQLException e) {
                connection = null;
                closeQuietly(open);
                if (!closed) {
                    LOG.warnf("lost the connection that listens to the database: %s", e.getMessage());
                    tellThatNewsMayBeLost();
                    pause();
                }
            }
        }
    }

    private void hear(Connection open) throws SQLException {
        PGNotification[] found = open.unwrap(PGConnection.class).getNotifications(QUIET_MILLIS);
        if (found == null || found.length == 0) {
            // Silence may mean that the other end is gone; a question finds out.
            ask(open, "SELECT 1");
            return;
        }
        for (PGNotification notification : found) {
            News news = News.read(notification.getName(), notification.getParameter());
            if (news != null) {
                tell(news);
            }
        }
    }

    private Connection connect() throws SQLException {
        Properties options = new Properties();
        if (address.user() != null) {
            options.setProperty("user", address.user());
        }
        if (address.password() != null) {
            options.setProperty("password", address.password());
        }
        options.setProperty("tcpKeepAlive", "true");
        options.setProperty("connectTimeout", "5");
        options.setProperty("socketTimeout", "30");
        options.setProperty("ApplicationName", "broadside news");
        Connection fresh = new Driver().connect(address.url(), options);
        if (fresh == null) {
            throw new SQLException("the driver does not know the address " + address);
        }
        try {
            for (Topic topic : Topic.values()) {
                ask(fresh, "LISTEN " + topic.channel());
            }
            return fresh;
        } catch (SQLException e) {
            closeQuietly(fresh);
            throw e;
        }
    }

    private static void ask(Connection connection, String sql) throws SQLException {
        try (Statement statement = connection.createStatement()) {
            statement.execute(sql);
        }
    }

    private static void closeQuietly(@Nullable Connection connection) {
        if (connection == null) {
            return;
        }
        try {
            connection.close();
        } catch (SQLException gone) {
            LOG.debugf("closing a dead connection: %s", gone.getMessage());
        }
    }

    private static void pause() {
        try {
            Thread.sleep(RETRY_MILLIS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    @Override
    public void close() {
        closed = true;
        thread.interrupt();
        closeQuietly(connection);
        try {
            thread.join(RETRY_MILLIS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}

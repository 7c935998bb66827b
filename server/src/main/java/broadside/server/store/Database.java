package broadside.server.store;

import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import com.zaxxer.hikari.pool.HikariPool;
import java.util.Properties;
import java.util.function.Supplier;
import org.jdbi.v3.core.HandleCallback;
import org.jdbi.v3.core.Jdbi;
import org.jdbi.v3.core.JdbiException;

/**
 * Is the database behind the store: opens it, brings its tables up to date, and hands out connections.
 *
 * <p>What {@link #change} has done is on disk when it returns.
 */
final class Database implements AutoCloseable {
    private static final long CONNECT_MILLIS = 5_000;

    private final DatabaseAddress address;
    private final HikariDataSource pool;
    private final Jdbi jdbi;

    /** Queues the writers of SQLite, whose own waiting is a sleep that gets longer; PostgreSQL does this itself. */
    private final SharedCommit sqlite;

    private Database(DatabaseAddress address, HikariDataSource pool) {
        this.address = address;
        this.pool = pool;
        this.jdbi = Jdbi.create(pool);
        this.sqlite = new SharedCommit(jdbi);
    }

    /** Opens the database and creates or upgrades its tables. */
    static Database open(DatabaseAddress address) {
        HikariDataSource pool = connect(address);
        try {
            Upgrade.toNewest(address, pool);
            return new Database(address, pool);
        } catch (CannotOpen e) {
            pool.close();
            throw e;
        }
    }

    /** Opens a database that a server may be using, and leaves its tables as they are. */
    static Database openBeside(DatabaseAddress address) {
        HikariDataSource pool = connect(address);
        try {
            Upgrade.check(address, pool);
            return new Database(address, pool);
        } catch (CannotOpen e) {
            pool.close();
            throw e;
        }
    }

    private static HikariDataSource connect(DatabaseAddress address) {
        try {
            return new HikariDataSource(settings(address));
        } catch (HikariPool.PoolInitializationException e) {
            throw new CannotOpen("the database " + address + " cannot be reached", e);
        }
    }

    private static HikariConfig settings(DatabaseAddress address) {
        HikariConfig config = new HikariConfig();
        config.setPoolName("store");
        config.setJdbcUrl(address.url());
        // By name: DriverManager keeps drivers to the class loader that came first, and live reload makes new ones.
        config.setDriverClassName(address.driver());
        config.setConnectionTimeout(CONNECT_MILLIS);
        config.setMaximumPoolSize(address.connections());
        Properties options = address.options();
        options.stringPropertyNames().forEach(name -> config.addDataSourceProperty(name, options.getProperty(name)));
        return config;
    }

    DatabaseAddress address() {
        return address;
    }

    /** Reads; changes nothing. */
    <T> T read(HandleCallback<T, RuntimeException> work) {
        return told(() -> jdbi.withHandle(work));
    }

    /** Does all of this or, if it throws, nothing. */
    <T> T change(HandleCallback<T, RuntimeException> work) {
        return told(() -> address.isSqlite() ? sqlite.run(work) : jdbi.inTransaction(work));
    }

    /** Says in one way whatever way a database has to fail. */
    private static <T> T told(Supplier<T> work) {
        try {
            return work.get();
        } catch (JdbiException e) {
            throw new StoreFault("the database did not do it: " + e.getMessage(), e);
        }
    }

    /** Gives the SQL for the time in milliseconds by the clock of the database, which all nodes share. */
    String now() {
        return address.isSqlite()
                ? "CAST(unixepoch('now', 'subsec') * 1000 AS INTEGER)"
                : "CAST(extract(epoch FROM clock_timestamp()) * 1000 AS BIGINT)";
    }

    @Override
    public void close() {
        pool.close();
    }
}

package broadside.server.store;

import java.sql.SQLException;
import java.time.Clock;

/** Is everything that outlives the process, in one database that several nodes may share. */
public final class Store implements AutoCloseable {
    private final Database database;
    private final FanOut fanOut;
    private final Matches matches;
    private final Records records;
    private final Leases leases;
    private final Seats seats;
    private final Chat chat;
    private final People people;
    private final Bans bans;
    private final Presets presets;
    private final ServerSettings settings;
    private final Clock clock;

    private Store(Database database, FanOut fanOut, Clock clock) {
        this.database = database;
        this.fanOut = fanOut;
        this.clock = clock;
        this.matches = new Matches(database, fanOut, clock);
        this.records = new Records(database, fanOut, clock);
        this.leases = new Leases(database);
        this.seats = new Seats(database, fanOut, clock);
        this.chat = new Chat(database, fanOut, clock);
        this.people = new People(database, fanOut, clock);
        this.bans = new Bans(database, fanOut, clock);
        this.presets = new Presets(database, clock);
        this.settings = new ServerSettings(database);
    }

    /** Opens the store and creates or upgrades its tables. */
    public static Store open(DatabaseAddress address, Clock clock) {
        return open(address, Database.open(address), clock);
    }

    private static Store open(DatabaseAddress address, Database database, Clock clock) {
        try {
            FanOut fanOut = address.isSqlite() ? LocalFanOut.open(database) : PostgresFanOut.open(address);
            return new Store(database, fanOut, clock);
        } catch (SQLException e) {
            database.close();
            throw new CannotOpen("the database " + address + " cannot be listened to", e);
        }
    }

    /**
     * Opens the store for a command of the host that works beside a running server. What it changes is told to that
     * server.
     */
    public static Store openBeside(DatabaseAddress address, Clock clock) {
        Database database = Database.openBeside(address);
        return address.isSqlite() ? new Store(database, new NoteFanOut(), clock) : open(address, database, clock);
    }

    public Matches matches() {
        return matches;
    }

    public Records records() {
        return records;
    }

    public Leases leases() {
        return leases;
    }

    public Seats seats() {
        return seats;
    }

    public Chat chat() {
        return chat;
    }

    public People people() {
        return people;
    }

    public Bans bans() {
        return bans;
    }

    public Presets presets() {
        return presets;
    }

    public ServerSettings settings() {
        return settings;
    }

    public FanOut fanOut() {
        return fanOut;
    }

    /** Returns where the store is, without anything secret. */
    public String place() {
        return database.address().toString();
    }

    /** Says whether other nodes may use the same store at the same time. */
    public boolean isShared() {
        return !database.address().isSqlite();
    }

    /** Throws unless the database keeps what it is given: a disk that is full still answers questions. */
    public void check() {
        settings.set("heartbeat", Long.toString(clock.millis()));
    }

    @Override
    public void close() {
        fanOut.close();
        database.close();
    }
}

package broadside.server.store;

import javax.sql.DataSource;
import org.flywaydb.core.Flyway;
import org.flywaydb.core.api.MigrationInfo;
import org.flywaydb.core.api.MigrationInfoService;
import org.flywaydb.core.api.MigrationState;
import org.flywaydb.core.api.MigrationVersion;
import org.flywaydb.core.api.configuration.FluentConfiguration;

/** Creates the tables of a database or brings them up to date. */
public final class Upgrade {
    private Upgrade() {}

    /** Brings the tables to the newest version; throws {@link CannotOpen} if that fails. */
    public static void toNewest(DatabaseAddress address) {
        run(address, flyway(new PlainSource(address)));
    }

    /** Brings the tables to an older version, to read a backup of that version. */
    public static void upTo(DatabaseAddress address, String version) {
        Flyway newest = flyway(new PlainSource(address)).load();
        boolean known = java.util.Arrays.stream(newest.info().all())
                .anyMatch(step ->
                        step.getVersion() != null && step.getVersion().equals(MigrationVersion.fromVersion(version)));
        if (!known) {
            throw new CannotOpen("this Broadside does not know tables of version " + version
                    + "; use the Broadside that made the backup, or a newer one");
        }
        run(address, flyway(new PlainSource(address)).target(MigrationVersion.fromVersion(version)));
    }

    static void toNewest(DatabaseAddress address, DataSource source) {
        run(address, flyway(source));
    }

    private static FluentConfiguration flyway(DataSource source) {
        return Flyway.configure(Upgrade.class.getClassLoader())
                .dataSource(source)
                .locations("classpath:db/migration");
    }

    /** Throws unless the tables are just those of this version: for commands beside a server, which upgrades them. */
    static void check(DatabaseAddress address, DataSource source) {
        MigrationInfoService steps = flyway(source).load().info();
        refuseNewer(address, steps);
        if (steps.pending().length > 0) {
            throw new CannotOpen("the tables of " + address + " are of an older Broadside; start the server of this"
                    + " version, which upgrades them, or use the commands of the one that runs");
        }
    }

    /** An older version would write into tables whose meaning it does not know. */
    private static void refuseNewer(DatabaseAddress address, MigrationInfoService steps) {
        for (MigrationInfo step : steps.applied()) {
            if (step.getState() == MigrationState.FUTURE_SUCCESS) {
                throw new CannotOpen("the tables of " + address + " are of a newer Broadside (version "
                        + step.getVersion() + "); use that one, or restore a backup from before");
            }
        }
    }

    private static void run(DatabaseAddress address, FluentConfiguration flyway) {
        try {
            Flyway ready = flyway.load();
            refuseNewer(address, ready.info());
            ready.migrate();
        } catch (CannotOpen e) {
            throw e;
        } catch (RuntimeException | Error e) {
            throw new CannotOpen("the tables of " + address + " cannot be created or upgraded", e);
        }
    }
}

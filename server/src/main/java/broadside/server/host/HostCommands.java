package broadside.server.host;

import broadside.server.people.NotPossible;
import broadside.server.store.CannotOpen;
import broadside.server.store.DataFolder;
import broadside.server.store.DatabaseAddress;
import broadside.server.store.Store;
import broadside.server.store.backup.Backup;
import broadside.server.store.backup.BadBackup;
import broadside.server.store.backup.Restore;
import java.io.PrintStream;
import java.nio.file.Path;
import java.time.Clock;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Runs {@code broadside backup}, {@code broadside restore} and {@code broadside host}. */
public final class HostCommands {
    /** Names the commands that are run here and not by the server. */
    public static final Set<String> NAMES = Set.of("backup", "restore", "host");

    private static final int GOOD = 0;
    private static final int NO = 1;
    private static final int MISTYPED = 2;
    private static final Set<String> STORE_FLAGS = Set.of("--data", "--db");
    private static final Set<String> HOST_FLAGS = Set.of("--data", "--db", "--state", "--most", "--reason");

    private static final Set<String> ORDERS =
            Set.of("tables", "close", "export", "people", "ban", "unban", "bans", "reset-password");

    private final PrintStream out;
    private final PrintStream err;
    private final WhichStore which;

    public HostCommands(PrintStream out, PrintStream err, Map<String, String> environment) {
        this.out = out;
        this.err = err;
        this.which = new WhichStore(environment);
    }

    /** Runs the command that the first word names and returns the exit code. */
    public int run(String... args) {
        String command = args[0];
        List<String> rest = Arrays.asList(args).subList(1, args.length);
        if (rest.contains("--help") || rest.contains("-h") || (command.equals("host") && rest.isEmpty())) {
            out.println(HostHelp.of(command));
            return GOOD;
        }
        try {
            switch (command) {
                case "backup" -> backUp(new Typed(rest, STORE_FLAGS));
                case "restore" -> restore(new Typed(rest, STORE_FLAGS));
                default -> host(new Typed(rest, HOST_FLAGS));
            }
            return GOOD;
        } catch (Typed.Mistyped e) {
            err.println("broadside " + command + ": " + e.getMessage());
            err.println(HostHelp.of(command));
            return MISTYPED;
        } catch (NotFound | CannotOpen | BadBackup e) {
            err.println("broadside " + command + ": " + e.getMessage());
            return NO;
        } catch (NotPossible e) {
            err.println("broadside " + command + ": " + e.getMessage());
            return NO;
        }
    }

    private void backUp(Typed typed) {
        Path file = Path.of(typed.word(0, "the FILE to write"));
        typed.noMoreThan(1);
        long rows = Backup.write(which.beside(typed), file);
        out.println("Wrote " + rows + " rows to " + file + ".");
        out.println(
                "It holds the key of all tokens and the secrets of running matches: keep it as you keep passwords.");
    }

    private void restore(Typed typed) {
        Path file = Path.of(typed.word(0, "the FILE to read"));
        typed.noMoreThan(1);
        DatabaseAddress postgres = which.postgres(typed);
        if (postgres != null) {
            told(Restore.read(postgres, file), postgres);
            return;
        }
        // held, so that no server starts in the middle
        try (DataFolder folder = DataFolder.open(which.folder(typed))) {
            told(Restore.read(folder.database(), file), folder.database());
        }
    }

    private void told(long rows, DatabaseAddress address) {
        out.println("Restored " + rows + " rows into " + address + ". Start the server now.");
    }

    private void host(Typed typed) {
        String order = typed.word(0, "what to do");
        if (!ORDERS.contains(order)) {
            throw new Typed.Mistyped("there is no order '" + order + "'");
        }
        try (Store store = Store.openBeside(which.beside(typed), Clock.systemUTC())) {
            TableOrders tables = new TableOrders(store, out, err);
            PeopleOrders people = new PeopleOrders(store, out);
            switch (order) {
                case "tables" -> tables.list(typed);
                case "close" -> tables.close(typed);
                case "export" -> tables.export(typed);
                case "people" -> people.list(typed);
                case "ban" -> people.ban(typed);
                case "unban" -> people.unban(typed);
                case "bans" -> people.bans(typed);
                default -> people.resetPassword(typed);
            }
        }
    }
}

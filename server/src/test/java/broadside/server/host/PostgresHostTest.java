package broadside.server.host;

import broadside.server.store.DatabaseAddress;
import broadside.server.store.StoreHost;
import java.nio.file.Path;
import java.util.List;

class PostgresHostTest extends HostContract {
    private DatabaseAddress here;

    @Override
    DatabaseAddress address(Path emptyFolder) throws Exception {
        here = StoreHost.postgres();
        return here;
    }

    @Override
    List<String> flags() {
        return List.of("--db", here.url());
    }

    /** Moves to the other kind: a backup knows nothing of the database it came from. */
    @Override
    List<String> flagsOfAnother(Path emptyFolder) {
        return List.of("--data", emptyFolder.resolve("restored").toString());
    }

    @org.junit.jupiter.api.Test
    void aBackupOfOnePostgresIsRestoredIntoAnother(@org.junit.jupiter.api.io.TempDir Path other) throws Exception {
        String url = StoreHost.postgres().url();
        Path file = other.resolve("club.backup");
        HostCommands commands = new HostCommands(System.out, System.err, java.util.Map.of());
        org.assertj.core.api.Assertions.assertThat(commands.run("backup", file.toString(), "--db", here.url()))
                .isZero();
        org.assertj.core.api.Assertions.assertThat(commands.run("restore", file.toString(), "--db", url))
                .isZero();
    }
}

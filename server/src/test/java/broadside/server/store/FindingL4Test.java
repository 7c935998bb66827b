package broadside.server.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Clock;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** L4, L10 and L2: tables of another version are left alone, and the data folder is its owner's. */
class FindingL4Test {
    @TempDir
    Path folder;

    private static void addVersion(DatabaseAddress address, int version) {
        StoreHost.silently(
                address,
                "INSERT INTO flyway_schema_history (installed_rank, version, description, type, script, checksum,"
                        + " installed_by, execution_time, success) VALUES (" + version + ", '" + version
                        + "', 'later', 'SQL', 'V" + version + "__later.sql', 1, 'x', 1, 1)");
    }

    @Test
    void l4_anOlderBroadsideDoesNotStartOnNewerTables() {
        DatabaseAddress address = StoreHost.sqlite(folder);
        Store.open(address, Clock.systemUTC()).close();
        addVersion(address, 99);
        assertThatThrownBy(() -> Store.open(address, Clock.systemUTC()))
                .isInstanceOf(CannotOpen.class)
                .hasMessageContaining("newer Broadside");
        assertThatThrownBy(() -> Store.openBeside(address, Clock.systemUTC()))
                .isInstanceOf(CannotOpen.class)
                .hasMessageContaining("newer Broadside");
    }

    @Test
    void l10_aCommandOfTheHostUpgradesNothing() {
        DatabaseAddress address = StoreHost.sqlite(folder);
        Upgrade.upTo(address, "1");
        assertThatThrownBy(() -> Store.openBeside(address, Clock.systemUTC()))
                .isInstanceOf(CannotOpen.class)
                .hasMessageContaining("older Broadside");
        Store.open(address, Clock.systemUTC()).close();
        Store.openBeside(address, Clock.systemUTC()).close();
    }

    @Test
    void l2_aFolderThatWasThereBecomesItsOwnersAlone() throws Exception {
        Assumptions.assumeTrue(
                folder.getFileSystem().supportedFileAttributeViews().contains("posix"));
        Path data = Files.createDirectory(
                folder.resolve("data"),
                PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rwxr-xr-x")));
        DataFolder.open(data).close();
        assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(data)))
                .isEqualTo("rwx------");
    }
}

package broadside.server.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class DataFolderTest {
    @TempDir
    Path folder;

    @Test
    void oneProcessAtATimeHoldsTheFolder() {
        Path data = folder.resolve("data");
        try (DataFolder first = DataFolder.open(data)) {
            assertThat(first.database().url()).startsWith("jdbc:sqlite:").endsWith("broadside.db");
            assertThatThrownBy(() -> DataFolder.open(data)).hasMessageContaining("another Broadside");
        }
        DataFolder.open(data).close();
    }

    @Test
    void whatAKilledProcessLeftIsRemoved() throws Exception {
        Path leftover = folder.resolve("tmp").resolve("sqlite-3.53.4-libsqlitejdbc.so");
        Files.createDirectories(leftover.getParent());
        Files.writeString(leftover, "left behind");

        DataFolder.open(folder).close();

        assertThat(leftover).doesNotExist();
    }

    @Test
    void anAddressIsShownWithoutItsSecrets() {
        assertThat(new DatabaseAddress("jdbc:postgresql://host/db?user=u&password=p4ss", "u", "p4ss", 1).toString())
                .isEqualTo("jdbc:postgresql://host/db");
        assertThat(new DatabaseAddress("jdbc:postgresql://u:p4ss@host/db", null, null, 1).toString())
                .isEqualTo("jdbc:postgresql://host/db");
        assertThatThrownBy(() -> new DatabaseAddress("jdbc:mysql://host/db", null, null, 1))
                .hasMessageContaining("jdbc:postgresql:");
    }
}

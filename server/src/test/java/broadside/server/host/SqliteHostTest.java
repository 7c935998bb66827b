package broadside.server.host;

import broadside.server.store.DatabaseAddress;
import broadside.server.store.StoreHost;
import java.nio.file.Path;
import java.util.List;

class SqliteHostTest extends HostContract {
    @Override
    DatabaseAddress address(Path emptyFolder) {
        return StoreHost.sqlite(emptyFolder);
    }

    @Override
    List<String> flags() {
        return List.of("--data", folder.toString());
    }

    @Override
    List<String> flagsOfAnother(Path emptyFolder) {
        return List.of("--data", emptyFolder.resolve("restored").toString());
    }
}

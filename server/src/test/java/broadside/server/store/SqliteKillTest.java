package broadside.server.store;

import java.nio.file.Path;

class SqliteKillTest extends KillContract {
    @Override
    DatabaseAddress address(Path emptyFolder) {
        return StoreHost.sqlite(emptyFolder);
    }
}

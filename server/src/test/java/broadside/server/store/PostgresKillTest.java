package broadside.server.store;

import java.nio.file.Path;

class PostgresKillTest extends KillContract {
    @Override
    DatabaseAddress address(Path emptyFolder) throws Exception {
        return StoreHost.postgres();
    }
}

package broadside.server.store;

import java.nio.file.Path;

class PostgresStoreTest extends StoreContract {
    @Override
    DatabaseAddress address(Path emptyFolder) throws Exception {
        return StoreHost.postgres();
    }
}

package broadside.server.store;

import java.nio.file.Path;

class SqliteStoreTest extends StoreContract {
    @Override
    DatabaseAddress address(Path emptyFolder) {
        return StoreHost.sqlite(emptyFolder);
    }
}

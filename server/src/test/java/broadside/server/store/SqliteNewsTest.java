package broadside.server.store;

import java.nio.file.Path;

class SqliteNewsTest extends NewsContract {
    @Override
    DatabaseAddress address(Path emptyFolder) {
        return StoreHost.sqlite(emptyFolder);
    }
}

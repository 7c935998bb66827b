package broadside.server.store;

import java.nio.file.Path;

class SqliteRecordOfMatchTest extends RecordOfMatchContract {
    @Override
    DatabaseAddress address(Path emptyFolder) {
        return StoreHost.sqlite(emptyFolder);
    }
}

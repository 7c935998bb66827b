package broadside.server.store;

import java.nio.file.Path;

class PostgresRecordOfMatchTest extends RecordOfMatchContract {
    @Override
    DatabaseAddress address(Path emptyFolder) throws Exception {
        return StoreHost.postgres();
    }
}

package broadside.server.tables;

import broadside.server.store.DatabaseAddress;
import broadside.server.store.StoreHost;
import java.nio.file.Path;

class SqliteNodesTest extends NodesContract {
    @Override
    DatabaseAddress address(Path emptyFolder) throws Exception {
        return StoreHost.sqlite(emptyFolder);
    }
}

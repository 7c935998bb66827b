package broadside.server.store;

import java.nio.file.Path;

class SqlitePeopleTest extends PeopleContract {
    @Override
    DatabaseAddress address(Path emptyFolder) {
        return StoreHost.sqlite(emptyFolder);
    }
}

package broadside.server.store;

import java.nio.file.Path;

class PostgresPeopleTest extends PeopleContract {
    @Override
    DatabaseAddress address(Path emptyFolder) throws Exception {
        return StoreHost.postgres();
    }
}

package broadside.server;

import broadside.server.store.DataFolder;
import broadside.server.store.DatabaseAddress;
import broadside.server.store.Store;
import io.quarkus.runtime.Startup;
import jakarta.annotation.PreDestroy;
import jakarta.enterprise.inject.Produces;
import jakarta.inject.Singleton;
import java.time.Clock;
import org.jboss.logging.Logger;
import org.jspecify.annotations.Nullable;

/** Opens the store when the server starts and closes it when the server stops. */
@Startup
@Singleton
public class OpenStore {
    private static final Logger LOG = Logger.getLogger(OpenStore.class);

    private final @Nullable DataFolder folder;
    private final Store store;

    public OpenStore(Settings settings) {
        String url = settings.db().url().orElse("");
        folder = url.isEmpty() ? DataFolder.open(settings.data()) : null;
        store = Store.open(folder == null ? address(url, settings.db()) : folder.database(), Clock.systemUTC());
        LOG.infof("The store is %s", store.place());
    }

    private static DatabaseAddress address(String url, Settings.Db db) {
        return new DatabaseAddress(url, db.user().orElse(null), db.password().orElse(null), db.connections());
    }

    @Produces
    @Singleton
    Store store() {
        return store;
    }

    @PreDestroy
    void close() {
        store.close();
        if (folder != null) {
            folder.close();
        }
    }
}

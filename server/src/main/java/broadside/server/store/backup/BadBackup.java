package broadside.server.store.backup;

import org.jspecify.annotations.Nullable;

/** Says in plain words why a backup cannot be made or read. */
public final class BadBackup extends RuntimeException {
    private static final long serialVersionUID = 1L;

    BadBackup(String message) {
        super(message);
    }

    BadBackup(String message, @Nullable Throwable cause) {
        super(message, cause);
    }
}

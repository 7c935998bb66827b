package broadside.server;

import broadside.server.store.CannotOpen;
import java.net.BindException;
import org.jboss.logging.Logger;

/** Says in plain words why the server could not start. */
final class StartFailure {
    private static final Logger LOG = Logger.getLogger(StartFailure.class);

    private StartFailure() {}

    static String inWords(Throwable failure) {
        for (Throwable cause = failure; cause != null; cause = cause.getCause()) {
            if (cause instanceof BindException) {
                return "the port is in use. Stop what uses it, or choose another with --port.";
            }
            if (cause instanceof CannotOpen reason) {
                return String.valueOf(reason.getMessage());
            }
        }
        LOG.error("cannot start", failure);
        return "the reason stands above.";
    }
}

package broadside.server.store;

/** Says that the store cannot be opened for a reason that the host can do something about. */
public final class CannotOpen extends RuntimeException {
    private static final long serialVersionUID = 1L;

    CannotOpen(String message) {
        super(message);
    }

    /** Adds the innermost reason, which is the plainest. */
    CannotOpen(String message, Throwable cause) {
        super(message + ": " + innermost(cause), cause);
    }

    private static String innermost(Throwable cause) {
        Throwable last = cause;
        while (last.getCause() != null) {
            last = last.getCause();
        }
        return last.getClass().getSimpleName() + ", " + last.getMessage();
    }
}

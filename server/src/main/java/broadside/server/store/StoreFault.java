package broadside.server.store;

/** Says that the store did not do what it was asked to: nothing of it was kept, and later it may well be. */
public final class StoreFault extends RuntimeException {
    private static final long serialVersionUID = 1L;

    StoreFault(String message, Throwable cause) {
        super(message, cause);
    }
}

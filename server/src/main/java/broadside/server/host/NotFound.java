package broadside.server.host;

/** Says that what a command is about is not there, or cannot be done with it. */
final class NotFound extends RuntimeException {
    private static final long serialVersionUID = 1L;

    NotFound(String message) {
        super(message);
    }
}

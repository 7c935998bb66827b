package broadside.engine.match;

/** Says that a journal could not keep its lines; the match is as it was before. */
public class JournalFault extends RuntimeException {
    private static final long serialVersionUID = 1L;

    public JournalFault(String message, Throwable cause) {
        super(message, cause);
    }

    public JournalFault(String message) {
        super(message);
    }
}

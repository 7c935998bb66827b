package broadside.server.tables;

/** Holds the codes with which connections are closed. */
public final class CloseCode {
    /** Somebody else went on with the session, or it was left. */
    public static final int NORMAL = 1000;
    /** The server stops; come back. */
    public static final int GOING_AWAY = 1001;
    /** Nonsense, too much, or too slow. */
    public static final int POLICY = 1008;
    /** There is no such table for who asks. */
    public static final int NO_TABLE = 4404;

    private CloseCode() {}
}

package broadside.server.people;

/** Says that somebody is not let in, and why. */
public final class NotAdmitted extends RuntimeException {
    private static final long serialVersionUID = 1L;

    /** Why somebody is not let in. */
    public enum Why {
        /** There is no token. */
        NO_TOKEN,
        /** The token is not ours, or its time is over, or its person is gone. */
        BAD_TOKEN,
        /** Login and password do not belong together. */
        BAD_PASSWORD,
        /** The host does not want this person here. */
        BANNED
    }

    private final Why why;

    public NotAdmitted(Why why) {
        super("not admitted: " + why);
        this.why = why;
    }

    public Why why() {
        return why;
    }
}

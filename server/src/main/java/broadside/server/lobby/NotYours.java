package broadside.server.lobby;

/** Says that only somebody else may do this. */
public final class NotYours extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final String help;

    public NotYours(String message, String help) {
        super(message);
        this.help = help;
    }

    public String help() {
        return help;
    }
}

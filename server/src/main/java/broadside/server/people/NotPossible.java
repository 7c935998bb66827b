package broadside.server.people;

/** Says that what a person asks for cannot be, which field is the reason, and what to do. */
public final class NotPossible extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final String field;
    private final String help;

    public NotPossible(String field, String message, String help) {
        super(message);
        this.field = field;
        this.help = help;
    }

    public String field() {
        return field;
    }

    public String help() {
        return help;
    }

    public String said() {
        return String.valueOf(getMessage());
    }
}

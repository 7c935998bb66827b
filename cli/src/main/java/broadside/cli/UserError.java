package broadside.cli;

import broadside.engine.words.Message;

/** Says that a command was given something it cannot use. People read the message; no stack is shown. */
public final class UserError extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final transient Message words;

    /** Makes the complaint from a key of the command line's words. */
    public UserError(String key, Object... args) {
        super(key);
        this.words = Message.of(key, args);
    }

    public Message words() {
        return words;
    }
}

package broadside.server.lobby;

import broadside.server.words.Refusals;

/** Says that only somebody else may do this. */
public final class NotYours extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final String key;

    /** Refuses with the two sentences of this key among the refusals. */
    public NotYours(String key) {
        super(Refusals.inWords(Refusals.says(key), "en"));
        this.key = key;
    }

    public String key() {
        return key;
    }
}

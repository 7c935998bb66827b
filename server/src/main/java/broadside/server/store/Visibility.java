package broadside.server.store;

import java.util.Locale;

/** Says who finds a match. */
public enum Visibility {
    /** Everybody: the lobby shows it. */
    PUBLIC,
    /** Who was given its address. */
    LINK;

    String stored() {
        return name().toLowerCase(Locale.ROOT);
    }

    static Visibility read(String stored) {
        return valueOf(stored.toUpperCase(Locale.ROOT));
    }
}

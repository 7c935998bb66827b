package broadside.server.store;

import java.util.Locale;

/** Says how far a match has come. */
public enum MatchState {
    /** Its table is open: seats may be taken. */
    OPEN,
    /** It is being played. */
    RUNNING,
    /** It is over, whoever won or whyever it ended; its record may be seen. */
    FINISHED;

    String stored() {
        return name().toLowerCase(Locale.ROOT);
    }

    static MatchState read(String stored) {
        return valueOf(stored.toUpperCase(Locale.ROOT));
    }
}

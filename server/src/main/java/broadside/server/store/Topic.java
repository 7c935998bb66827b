package broadside.server.store;

import java.util.Locale;

/** Says what about a match has changed. */
public enum Topic {
    /** Lines were appended to its record; the number is the last of them. */
    LINES,
    /** Somebody spoke; the number is that of the chat line. */
    CHAT,
    /** Its seats, state or plan changed, or it is gone; the number is always 0. */
    TABLE,
    /** A person's tokens ended, or the person is gone; in the place of the match stands the person. */
    PEOPLE,
    /** Somebody was banned; neither match nor number say anything. */
    BANS;

    /** Returns the channel of PostgreSQL that carries it. */
    String channel() {
        return "broadside_" + name().toLowerCase(Locale.ROOT);
    }
}

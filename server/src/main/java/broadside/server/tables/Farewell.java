package broadside.server.tables;

import broadside.engine.words.Message;
import broadside.engine.words.Words;
import broadside.server.words.Refusals;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** Says why a connection is closed: a code for programs, and a sentence in the language of who reads it. */
public enum Farewell {
    /** Somebody else went on with the session. */
    WENT_ON(1000),
    STOPPING(1001),
    /** Not even pings are answered: if he hears this at all, he may come back at once. */
    SILENT(1001),
    /** Somebody deleted his name: who comes back is shown the match without it. */
    RENAMED(1001),
    /** Nonsense, too much, too slow, or not allowed: from here on all come with the code for a broken policy. */
    FOREIGN_PAGE(1008),
    NO_HELLO(1008),
    /** His address has too many connections. */
    TOO_MANY(1008),
    BAD_TOKEN(1008),
    BANNED(1008),
    NONSENSE(1008),
    TOO_FAST(1008),
    TOO_SLOW(1008),
    CROWDED(1008),
    /** So many watch already that no more can. */
    FULL(1008),
    /** The seat is somebody else's by now, and strangers may not watch. */
    SEAT_LOST(1008),
    /** A mistake of ours, or a store that does not answer: to try again is worth it. */
    OUR_FAULT(1011),
    TABLE_CLOSED(4404),
    NO_TABLE(4404);

    private final int code;
    private final Message message;

    Farewell(int code) {
        this.code = code;
        this.message = Message.of("farewell." + name().toLowerCase(Locale.ROOT).replace('_', '-'));
    }

    public int code() {
        return code;
    }

    /** Puts it into words; English for a language nobody speaks here. */
    public String says(@Nullable String language) {
        return Refusals.inWords(message, language != null && Words.LANGUAGES.contains(language) ? language : "en");
    }
}

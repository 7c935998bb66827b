package broadside.server.people;

import broadside.engine.words.Message;
import broadside.server.words.Refusals;
import org.jspecify.annotations.Nullable;

/** Says that what a person asks for cannot be, which field is the reason, and what to do. */
public final class NotPossible extends RuntimeException {
    private static final long serialVersionUID = 1L;
    private static final String ENGLISH = "en";

    private final String field;
    private final transient Message said;
    private final transient Message help;
    private final @Nullable String game;

    /**
     * Refuses.
     *
     * @param key the key of its two sentences among the refusals
     * @param values what fills their blanks
     */
    public NotPossible(String field, String key, Object... values) {
        this(field, Refusals.says(key, values), Refusals.help(key, values), null);
    }

    private NotPossible(String field, Message said, Message help, @Nullable String game) {
        super(game == null ? Refusals.inWords(said, ENGLISH) : said.key());
        this.field = field;
        this.said = said;
        this.help = help;
        this.game = game;
    }

    /** Refuses what the rules of a game do not allow, in that game's words. */
    public static NotPossible byTheRules(String field, String game, Message said) {
        return new NotPossible(field, said, Refusals.help("choose-other"), game);
    }

    public String field() {
        return field;
    }

    /** Says what is wrong. */
    public String said(String language) {
        return game == null ? Refusals.inWords(said, language) : Refusals.inWords(said, language, game);
    }

    /** Says what to do. */
    public String help(String language) {
        return Refusals.inWords(help, language);
    }
}

package broadside.server.lobby;

import broadside.engine.tree.Field;
import broadside.engine.tree.Tree;
import broadside.engine.words.Arg;
import broadside.engine.words.Message;
import broadside.engine.words.Words;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Says what a puzzle asks for.
 *
 * @param within in how many own choices; 0 for no limit
 * @param least the score that is enough, where the score counts
 */
public record Goal(Kind kind, int within, int least) {

    /** What counts at the end. */
    public enum Kind {
        /** To be on the first place. */
        WIN,
        /** To have at least a certain score. */
        SCORE;

        String documentName() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    private static final int MOST = 1_000;

    /** Reads a goal that a puzzle or a person states. */
    public static Goal read(Field field) {
        field.only(Set.of("kind", "within", "least", "seat", "says"));
        Kind kind = null;
        for (Kind one : Kind.values()) {
            kind = one.documentName().equals(field.need("kind").text()) ? one : kind;
        }
        if (kind == null) {
            throw field.need("kind").wrong("expected win or score");
        }
        Field within = field.maybe("within");
        Field least = kind == Kind.SCORE ? field.need("least") : field.maybe("least");
        return new Goal(kind, within == null ? 0 : within.whole(0, MOST), least == null ? 0 : least.whole(0, MOST));
    }

    /** Says whether it was reached by this place and score, both null where a match ended without a ranking. */
    public boolean reached(@Nullable Integer place, @Nullable Integer score) {
        return kind == Kind.WIN ? place != null && place == 1 : score != null && score >= least;
    }

    /** Writes the goal for pages, with what it says of this seat. */
    public Tree.Branch tree(String seat, Words words) {
        Message message = Message.of("list.goal." + kind.documentName(), Arg.seat(0), least);
        return Tree.branch()
                .put("kind", kind.documentName())
                .put("seat", seat)
                .putUnlessZero("within", within)
                .putUnlessZero("least", least)
                .put("says", words.say(message, List.of(seat)))
                .done();
    }
}

package broadside.server.tables;

import broadside.engine.tree.Field;
import broadside.engine.tree.Tree;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Is the first message of a connection: who comes, where to, and what was heard before.
 *
 * @param seatGiven whether a seat was named; if not, the person's own is meant
 * @param last the number of the last message that came over a connection before; -1: none
 */
public record Entrance(
        @Nullable String token,
        boolean seatGiven,
        @Nullable String seat,
        @Nullable String language,
        @Nullable String invitation,
        @Nullable String session,
        int last) {
    private static final Set<String> FIELDS =
            Set.of("type", "ref", "token", "seat", "language", "invitation", "session", "last");
    private static final int LONGEST = 300;

    /** Reads it, or throws a complaint that names the field. */
    public static Entrance read(Tree message) {
        Field field = Field.root(message);
        if (!field.need("type").text().equals("hello")) {
            throw field.need("type").wrong("the first message must be 'hello'");
        }
        field.only(FIELDS);
        Field last = field.maybe("last");
        return new Entrance(
                text(field, "token"),
                field.children().containsKey("seat"),
                text(field, "seat"),
                text(field, "language"),
                text(field, "invitation"),
                text(field, "session"),
                last == null ? -1 : last.whole(0, Integer.MAX_VALUE));
    }

    private static @Nullable String text(Field field, String name) {
        Field child = field.maybe(name);
        if (child == null) {
            return null;
        }
        if (!child.isText() || child.text().length() > LONGEST) {
            throw child.wrong("expected a short text");
        }
        return child.text();
    }

    /** Leaves out everything that opens a door. */
    @Override
    public String toString() {
        return "Entrance[" + seat + "]";
    }
}

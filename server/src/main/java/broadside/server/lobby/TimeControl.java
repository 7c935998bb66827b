package broadside.server.lobby;

import broadside.engine.tree.Field;
import broadside.engine.tree.Tree;
import broadside.server.people.NotPossible;
import com.fasterxml.jackson.annotation.JsonInclude;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;

/**
 * Says how much time players have.
 *
 * @param kind {@code none}, {@code move}, {@code game} or {@code days}
 * @param seconds for {@code move}: for each decision
 * @param minutes for {@code game}: for all decisions of a seat together
 * @param increment for {@code game}: seconds that each decision adds
 * @param days for {@code days}: for each decision
 */
@JsonInclude(JsonInclude.Include.NON_NULL)
public record TimeControl(
        @Schema(enumeration = {"none", "move", "game", "days"})
        String kind,

        @Nullable Integer seconds,
        @Nullable Integer minutes,
        @Nullable Integer increment,
        @Nullable Integer days) {
    public static final TimeControl NONE = new TimeControl("none", null, null, null, null);

    private static final int SECOND = 1_000;
    private static final int DAY = 86_400_000;
    private static final int MOST_SECONDS = 86_400;
    private static final int MOST_MINUTES = 600;
    private static final int MOST_INCREMENT = 600;
    private static final int MOST_DAYS = 14;

    /** Checks what somebody asked for and leaves out what does not belong to its kind. */
    public TimeControl checked() {
        return switch (kind == null ? "" : kind) {
            case "none" -> NONE;
            case "move" -> new TimeControl(kind, within("seconds", seconds, 5, MOST_SECONDS), null, null, null);
            case "game" ->
                new TimeControl(
                        kind,
                        null,
                        within("minutes", minutes, 1, MOST_MINUTES),
                        within("increment", increment == null ? Integer.valueOf(0) : increment, 0, MOST_INCREMENT),
                        null);
            case "days" -> new TimeControl(kind, null, null, null, within("days", days, 1, MOST_DAYS));
            default -> throw new NotPossible("clock", "clock-kind");
        };
    }

    private static int within(String field, @Nullable Integer value, int least, int most) {
        if (value == null || value < least || value > most) {
            throw new NotPossible("clock." + field, "clock", field, least, most);
        }
        return value;
    }

    /** Returns how long one decision may take in milliseconds; 0: for ever, or as long as the bank lasts. */
    public int decisionMillis() {
        if (seconds != null) {
            return seconds * SECOND;
        }
        return days == null ? 0 : days * DAY;
    }

    /** Returns how much time a seat has for the whole game in milliseconds; 0: there is no such bank. */
    public long bankMillis() {
        return minutes == null ? 0 : minutes * 60L * SECOND;
    }

    /** Returns what each decision adds to the bank, in milliseconds. */
    public long incrementMillis() {
        return increment == null ? 0 : (long) increment * SECOND;
    }

    Tree.Branch tree() {
        Tree.Grow out = Tree.branch().put("kind", kind);
        put(out, "seconds", seconds);
        put(out, "minutes", minutes);
        put(out, "increment", increment);
        put(out, "days", days);
        return out.done();
    }

    private static void put(Tree.Grow out, String name, @Nullable Integer value) {
        if (value != null) {
            out.put(name, value);
        }
    }

    static TimeControl read(Field field) {
        return new TimeControl(
                field.need("kind").text(),
                whole(field, "seconds"),
                whole(field, "minutes"),
                whole(field, "increment"),
                whole(field, "days"));
    }

    private static @Nullable Integer whole(Field field, String name) {
        Field value = field.maybe(name);
        return value == null ? null : Integer.valueOf(value.whole(0, Integer.MAX_VALUE));
    }
}

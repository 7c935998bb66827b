package broadside.engine.match;

import broadside.engine.tree.Field;
import java.util.Locale;

/** Names what the people at a table may vote on. It passes when all of them agree. */
public enum Matter {
    /** Go back further than undo is free. */
    UNDO,
    /** End the match as a draw: as the game's own rule says where it has one, else without a ranking. */
    DRAW,
    /** End the match without a ranking. */
    ABANDON;

    /** Returns the name in records and messages. */
    public String documentName() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** Reads the name. */
    public static Matter read(Field field) {
        for (Matter matter : values()) {
            if (matter.documentName().equals(field.text())) {
                return matter;
            }
        }
        throw field.wrong("expected undo, draw or abandon");
    }
}

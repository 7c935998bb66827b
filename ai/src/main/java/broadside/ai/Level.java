package broadside.ai;

import java.util.Locale;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Is a strength of computer captains, weakest first. */
public enum Level {
    /** Chooses at random. */
    DECKHAND(Deckhand::new),
    /** Looks one choice ahead and takes what looks best. */
    BOSUN(Bosun::new),
    /** Imagines how the game goes on, as long as the budget lasts. */
    CAPTAIN(Punctual::new);

    private final Supplier<Captain> maker;

    Level(Supplier<Captain> maker) {
        this.maker = maker;
    }

    /** Returns the name people use, such as {@code bosun}. */
    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** Makes a captain of this level for one thread. */
    public Captain captain() {
        return maker.get();
    }

    /** Returns the level of this name, or null. */
    public static @Nullable Level find(String id) {
        for (Level level : values()) {
            if (level.id().equals(id.strip().toLowerCase(Locale.ROOT))) {
                return level;
            }
        }
        return null;
    }
}

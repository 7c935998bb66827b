package broadside.server.store;

import org.jspecify.annotations.Nullable;

/**
 * Is something said at a table.
 *
 * @param person who said it; null for the table itself
 * @param name the name of the speaker at that time
 * @param time milliseconds since 1970
 */
public record ChatLine(int seq, @Nullable String person, String name, String said, long time) {}

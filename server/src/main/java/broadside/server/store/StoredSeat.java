package broadside.server.store;

import org.jspecify.annotations.Nullable;

/**
 * Is a seat at a table, and who has it.
 *
 * @param seat its number, from 0
 * @param name what the table calls it; empty if its person deleted everything
 * @param person the person who has it, or null
 * @param captain the level of the captain who has it, or null
 * @param string what its person adds to the dice; empty for nothing
 * @param token SHA-256 of the token with which a bot plays it, or null
 */
public record StoredSeat(
        String match,
        int seat,
        String name,
        @Nullable String person,
        @Nullable String captain,
        String string,
        @Nullable String token) {

    public boolean isFree() {
        return person == null && captain == null;
    }
}

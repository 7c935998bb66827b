package broadside.server.store;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Is what the store knows of a match beside its record. It holds nothing secret.
 *
 * @param header the plan of the table as JSON
 * @param owner the person who opened it; null if that person is gone
 * @param created milliseconds since 1970
 * @param updated when its record, seats or state last changed
 * @param asked the seats that are asked, for all an outsider knows
 */
public record StoredMatch(
        String id,
        String game,
        MatchState state,
        Visibility visibility,
        String header,
        @Nullable String owner,
        long created,
        long updated,
        List<Integer> asked) {}

package broadside.server.matches;

import broadside.engine.game.Game;
import broadside.engine.match.Header;
import broadside.server.store.StoredMatch;

/**
 * Is a match that is over, with its whole record.
 *
 * @param record the lines as they are mailed
 */
record FinishedMatch(StoredMatch stored, Game<?> game, Header header, byte[] record) {
    String id() {
        return stored.id();
    }
}

package broadside.server.matches;

import broadside.engine.game.Game;
import broadside.engine.match.Header;
import broadside.server.lobby.Pseudonyms;
import broadside.server.store.StoredMatch;

/**
 * Is a match that is over, with its whole record.
 *
 * @param record the lines as they are mailed
 * @param names keeps the names of people who are gone from what is shown
 */
record FinishedMatch(StoredMatch stored, Game<?> game, Header header, byte[] record, Pseudonyms names) {
    String id() {
        return stored.id();
    }
}

package broadside.server.matches;

import broadside.engine.match.Header;
import broadside.engine.match.Replay;
import broadside.server.games.KnownGame;
import broadside.server.lobby.Noticeboard;
import broadside.server.lobby.Pseudonyms;
import broadside.server.rest.SaysNo;
import broadside.server.store.MatchState;
import broadside.server.store.Store;
import broadside.server.store.StoredMatch;
import jakarta.inject.Singleton;
import org.jspecify.annotations.Nullable;

/**
 * Finds matches that are over, for whoever may see their table: private ones for owner, sitters and who was invited. Of all
 * others it says nothing, not even whether they exist.
 */
@Singleton
public class FinishedMatches {
    private final Store store;
    private final Noticeboard board;

    public FinishedMatches(Store store, Noticeboard board) {
        this.store = store;
        this.board = board;
    }

    FinishedMatch find(String id, @Nullable String asker, @Nullable String invitation) {
        StoredMatch stored = store.matches().find(id);
        boolean seen = stored != null
                && stored.state() == MatchState.FINISHED
                && board.mayEnter(stored, store.seats().at(id), asker, invitation);
        byte[] record = seen ? store.records().file(id) : new byte[0];
        if (stored == null || record.length == 0) {
            throw SaysNo.notThere(
                    "There is no finished match with this number.",
                    "Check the address; a match can be looked back at when it is over.");
        }
        Header header = Replay.header(record);
        Pseudonyms names = Pseudonyms.of(header.seats(), store.seats().at(id));
        return new FinishedMatch(stored, KnownGame.find(stored.game()), header, record, names);
    }
}

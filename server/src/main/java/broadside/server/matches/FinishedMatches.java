package broadside.server.matches;

import broadside.engine.match.Replay;
import broadside.server.games.KnownGame;
import broadside.server.rest.SaysNo;
import broadside.server.store.MatchState;
import broadside.server.store.Store;
import broadside.server.store.StoredMatch;
import jakarta.inject.Singleton;

/** Finds matches that are over. Of all others it says nothing, not even whether they exist. */
@Singleton
public class FinishedMatches {
    private final Store store;

    public FinishedMatches(Store store) {
        this.store = store;
    }

    FinishedMatch find(String id) {
        StoredMatch stored = store.matches().find(id);
        byte[] record = stored != null && stored.state() == MatchState.FINISHED
                ? store.records().file(id)
                : new byte[0];
        if (stored == null || record.length == 0) {
            throw SaysNo.notThere(
                    "There is no finished match with this number.",
                    "Check the address; a match can be looked back at when it is over.");
        }
        return new FinishedMatch(stored, KnownGame.find(stored.game()), Replay.header(record), record);
    }
}

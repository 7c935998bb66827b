package broadside.server.lobby;

import broadside.engine.game.Game;
import broadside.engine.game.Games;
import broadside.engine.match.Replay;
import broadside.engine.play.Position;
import broadside.server.store.Overtaken;
import broadside.server.store.Store;
import broadside.server.store.StoredJournal;
import broadside.server.store.StoredMatch;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** Ends matches that nobody will play on; their records stay. */
public final class Abandonment {
    private static final int TRIES = 20;

    private final Store store;

    public Abandonment(Store store) {
        this.store = store;
    }

    /** Abandons a running match; false if it is too busy just now, or its game is not installed here. */
    public boolean abandon(StoredMatch match) {
        Game<?> game = Games.find(match.game());
        if (game == null) {
            return false;
        }
        // A choice may fall between reading and writing; then the record is read again.
        for (int i = 0; i < TRIES; i++) {
            try {
                abandon(game, match.id());
                return true;
            } catch (Overtaken faster) {
                continue;
            }
        }
        return false;
    }

    private <P extends Position> void abandon(Game<P> game, String id) {
        List<String> lines = store.records().after(id, 0);
        if (lines.isEmpty()) {
            store.matches().finish(id);
            return;
        }
        StoredJournal journal = new StoredJournal(store.records(), id, lines.size());
        byte[] record = (String.join("\n", lines) + "\n").getBytes(StandardCharsets.UTF_8);
        Replay.resume(game, record, System::currentTimeMillis, goodBytes -> journal)
                .match()
                .abandon();
    }
}

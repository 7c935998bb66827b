package broadside.engine.table;

import broadside.engine.play.Decision;
import broadside.engine.play.Position;
import java.util.concurrent.CompletableFuture;

/** Plays a seat by computer. It receives what its seat knows and nothing else. */
public interface Captain<P extends Position> {
    /**
     * Chooses; the answer may be completed later and on another thread.
     *
     * @param mask what the seat knows; the captain may keep and change it
     */
    CompletableFuture<Long> choose(P mask, Decision decision);

    /** Finds the captain for a seat. */
    interface Roster<P extends Position> {
        Captain<P> captain(int seat, String level);
    }
}

package broadside.server.matches;

import broadside.engine.play.Position;
import broadside.server.rest.SaysNo;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Is whose eyes a replay is seen with.
 *
 * @param open whether nothing is hidden
 * @param seat the seat, or {@link Position#SPECTATOR}
 */
record Perspective(boolean open, int seat) {

    /** Reads what a request says; a spectator unless it says anything. */
    static Perspective of(@Nullable String as, List<String> seats) {
        if (as == null || as.isEmpty() || as.equals("spectator")) {
            return new Perspective(false, Position.SPECTATOR);
        }
        if (seats.contains(as)) {
            return new Perspective(false, seats.indexOf(as));
        }
        if (as.equals("open")) {
            return new Perspective(true, Position.SPECTATOR);
        }
        throw SaysNo.field("as", "Nobody sat there under that name.", "Say open, spectator, or the name of a seat.");
    }

    /** Returns what these eyes see of a position; the end is open to everybody. */
    @SuppressWarnings("unchecked")
    <P extends Position> P of(P position) {
        return open || position.isOver() ? position : (P) position.mask(seat);
    }
}

package broadside.engine.match;

import broadside.engine.play.Decision;
import broadside.engine.play.Pending;
import broadside.engine.play.Position;
import java.util.ArrayList;
import java.util.List;

/**
 * Fits a position of the past into the present: dice are not given back, and what is pending is asked anew, so that a
 * late answer to the old question is recognised as stale.
 */
final class Renewal {
    private Renewal() {}

    /** Goes on counting draws and decisions from these numbers. */
    static void renew(Position position, long draws, int asked) {
        Pending pending = position.pending();
        int next = asked;
        if (pending != null) {
            List<Decision> decisions = new ArrayList<>();
            for (int i = 0; i < pending.size(); i++) {
                Decision old = pending.decision(i);
                decisions.add(new Decision(next++, old.seat(), old.question()));
            }
            Pending renewed = Pending.of(decisions, pending.closing());
            for (int i = 0; i < pending.size(); i++) {
                if (pending.isAnswered(i)) {
                    renewed = renewed.seal(i, pending.answer(i));
                }
            }
            pending = renewed;
        }
        position.restore(
                position.agenda(), position.interrupted(), pending, draws, next, position.reveals(), position.isOver());
    }
}

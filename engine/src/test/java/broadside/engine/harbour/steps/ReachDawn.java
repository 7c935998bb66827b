package broadside.engine.harbour.steps;

import broadside.engine.event.AtSeat;
import broadside.engine.harbour.Position;
import broadside.engine.harbour.windows.DawnWindow;
import broadside.engine.play.Scene;
import broadside.engine.play.Step;
import broadside.engine.rules.Clause;
import broadside.engine.window.Checkpoint;

/** Asks the captains who stop at dawn or have raised a hand. */
public record ReachDawn(@AtSeat int seat) implements Step<Position> {
    private static final Clause[] BECAUSE = Clause.all("HB-DAWN-01");

    @Override
    public void run(Position position, Scene scene) {
        Checkpoint.reach(position, DawnWindow.KIND, new DawnWindow(seat));
    }

    @Override
    public Clause[] clauses() {
        return BECAUSE;
    }
}

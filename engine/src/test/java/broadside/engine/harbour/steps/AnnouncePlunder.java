package broadside.engine.harbour.steps;

import broadside.engine.event.AtSeat;
import broadside.engine.harbour.Position;
import broadside.engine.harbour.windows.PlunderWindow;
import broadside.engine.play.Scene;
import broadside.engine.play.Step;
import broadside.engine.rules.Clause;
import broadside.engine.window.Windows;

/** Lets others answer a Plunder before it happens. */
public record AnnouncePlunder(@AtSeat int captain, @AtSeat int target) implements Step<Position> {
    private static final Clause[] BECAUSE = Clause.all("HB-REAC-02", "HB-REAC-04");

    @Override
    public void run(Position position, Scene scene) {
        Windows.open(position, new PlunderWindow(captain, target));
    }

    @Override
    public Clause[] clauses() {
        return BECAUSE;
    }
}

package broadside.engine.harbour.steps;

import broadside.engine.event.AtSeat;
import broadside.engine.harbour.Card;
import broadside.engine.harbour.Position;
import broadside.engine.harbour.windows.OrderWindow;
import broadside.engine.play.Scene;
import broadside.engine.play.Step;
import broadside.engine.rules.Clause;
import broadside.engine.window.Windows;

/** Lets others answer a reaction before it happens. */
public record AnnounceOrder(@AtSeat int captain, Card card) implements Step<Position> {
    private static final Clause[] BECAUSE = Clause.all("HB-REAC-02", "HB-REAC-03");

    @Override
    public void run(Position position, Scene scene) {
        Windows.open(position, new OrderWindow(captain, card));
    }

    @Override
    public Clause[] clauses() {
        return BECAUSE;
    }
}

package broadside.engine.harbour.steps;

import broadside.engine.event.AtSeat;
import broadside.engine.harbour.Position;
import broadside.engine.harbour.events.CardStopped;
import broadside.engine.play.Scene;
import broadside.engine.play.Step;
import broadside.engine.rules.Clause;

/** Stops the effect that this one has interrupted. */
public record ResolveBlock(@AtSeat int captain) implements Step<Position> {
    private static final Clause[] BECAUSE = Clause.all("HB-REAC-02", "HB-REAC-03", "HB-REAC-06");

    @Override
    public void run(Position position, Scene scene) {
        position.cancelInterrupted();
        if (scene.heard()) {
            scene.tell(new CardStopped(captain), BECAUSE);
        }
    }

    @Override
    public Clause[] clauses() {
        return BECAUSE;
    }
}

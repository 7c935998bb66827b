package broadside.engine.harbour.steps;

import broadside.engine.event.AtSeat;
import broadside.engine.harbour.Position;
import broadside.engine.harbour.events.PlunderTurned;
import broadside.engine.play.Scene;
import broadside.engine.play.Step;
import broadside.engine.play.Steps;
import broadside.engine.rules.Clause;

/** Turns a Plunder to a new target, where it may be answered again. */
public record ResolveChangedWind(
        @AtSeat int captain, @AtSeat int target) implements Step<Position> {
    private static final Clause[] BECAUSE = Clause.all("HB-REAC-04", "HB-REAC-06", "HB-REAC-07");

    @Override
    public void run(Position position, Scene scene) {
        position.replaceInterrupted(
                new Steps(new AnnouncePlunder(captain, target), new Steps(new ResolvePlunder(captain, target), null)));
        if (scene.heard()) {
            scene.tell(new PlunderTurned(captain, target), BECAUSE);
        }
    }

    @Override
    public Clause[] clauses() {
        return BECAUSE;
    }
}

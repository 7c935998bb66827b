package broadside.engine.harbour.steps;

import broadside.engine.event.AtSeat;
import broadside.engine.harbour.Position;
import broadside.engine.play.Scene;
import broadside.engine.play.Step;
import broadside.engine.rules.Clause;

/** Puts a captain's next turn under another's command. */
public record Press(@AtSeat int captain, @AtSeat int target) implements Step<Position> {
    private static final Clause[] BECAUSE = Clause.all("HB-PRES-01");

    @Override
    public void run(Position position, Scene scene) {
        position.setPressedBy(target, captain);
    }

    @Override
    public Clause[] clauses() {
        return BECAUSE;
    }
}

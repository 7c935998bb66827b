package broadside.engine.harbour.steps;

import broadside.engine.event.AtSeat;
import broadside.engine.harbour.Position;
import broadside.engine.harbour.questions.AnchorPlace;
import broadside.engine.play.Scene;
import broadside.engine.play.Step;
import broadside.engine.rules.Clause;

/** Asks where a ship drops anchor. */
public record AskAnchor(@AtSeat int captain) implements Step<Position> {
    private static final Clause[] BECAUSE = Clause.all("HB-ANCH-01");

    @Override
    public void run(Position position, Scene scene) {
        position.ask(position.decider(captain), new AnchorPlace(captain));
    }

    @Override
    public Clause[] clauses() {
        return BECAUSE;
    }
}

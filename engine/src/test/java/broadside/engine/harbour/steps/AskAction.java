package broadside.engine.harbour.steps;

import broadside.engine.event.AtSeat;
import broadside.engine.harbour.Position;
import broadside.engine.harbour.questions.ChooseAction;
import broadside.engine.play.Scene;
import broadside.engine.play.Step;
import broadside.engine.rules.Clause;

/** Asks for the action of a turn. */
public record AskAction(@AtSeat int captain) implements Step<Position> {
    private static final Clause[] BECAUSE = Clause.all("HB-TURN-03", "HB-PRES-01");

    @Override
    public void run(Position position, Scene scene) {
        position.ask(position.decider(captain), new ChooseAction(captain));
    }

    @Override
    public Clause[] clauses() {
        return BECAUSE;
    }
}

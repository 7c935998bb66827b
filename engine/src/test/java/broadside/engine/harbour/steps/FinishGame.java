package broadside.engine.harbour.steps;

import broadside.engine.harbour.Position;
import broadside.engine.harbour.events.HandTurnedUp;
import broadside.engine.play.Scene;
import broadside.engine.play.Step;
import broadside.engine.rules.Clause;

/** Shows all hands and ends the game. */
public record FinishGame() implements Step<Position> {
    private static final Clause[] BECAUSE = Clause.all("HB-ENDS-01", "HB-ENDS-04");

    @Override
    public void run(Position position, Scene scene) {
        position.noteReveal();
        for (int seat = 0; scene.heard() && seat < position.seats(); seat++) {
            scene.tell(new HandTurnedUp(seat, CarryOut.hand(position, seat)), BECAUSE);
        }
        position.end();
    }

    @Override
    public Clause[] clauses() {
        return BECAUSE;
    }
}

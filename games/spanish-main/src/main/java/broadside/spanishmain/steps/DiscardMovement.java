package broadside.spanishmain.steps;

import broadside.engine.event.AtSeat;
import broadside.engine.play.Scene;
import broadside.engine.play.Step;
import broadside.engine.rules.Clause;
import broadside.spanishmain.Movement;
import broadside.spanishmain.Position;
import broadside.spanishmain.events.MovementDiscarded;

/** Lays a movement card face up on its discard pile; the card is public from here on. */
public record DiscardMovement(@AtSeat int seat, int card) implements Step<Position> {
    private static final Clause[] CLAUSES = Clause.all("SM-MGEN-09");

    @Override
    public void run(Position position, Scene scene) {
        position.discardMovement(seat, card);
        if (scene.heard()) {
            scene.tell(new MovementDiscarded(seat, Movement.of(card)), CLAUSES);
        }
    }
}

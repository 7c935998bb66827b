package broadside.spanishmain.steps;

import broadside.engine.event.AtSeat;
import broadside.engine.play.Scene;
import broadside.engine.play.Step;
import broadside.engine.rules.Clause;
import broadside.spanishmain.Movement;
import broadside.spanishmain.Position;
import broadside.spanishmain.events.MovementPlayed;

/** Carries out a movement card on the ships its player chose (kinds and ships by number, 15 for none). */
public record PlayMovement(@AtSeat int seat, int card, int ship, int other) implements Step<Position> {
    private static final Clause[] FROM_DISPLAY = Clause.all("SM-PLAYMOVE-01", "SM-PLAYMOVE-02", "SM-INTRO-09");
    private static final Clause[] FROM_HAND = Clause.all("SM-HAND-05", "SM-PLAYMOVE-02", "SM-INTRO-09");

    @Override
    public void run(Position position, Scene scene) {
        Movement movement = Movement.of(card);
        if (scene.heard()) {
            scene.tell(new MovementPlayed(seat, movement), position.hasHands() ? FROM_HAND : FROM_DISPLAY);
            scene.cite(movement.clauses());
        }
        movement.effect().apply(position, ship, other, scene);
    }
}

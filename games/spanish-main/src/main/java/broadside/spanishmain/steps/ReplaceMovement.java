package broadside.spanishmain.steps;

import broadside.engine.event.AtSeat;
import broadside.engine.play.Scene;
import broadside.engine.play.Step;
import broadside.engine.rules.Clause;
import broadside.spanishmain.Movement;
import broadside.spanishmain.Position;
import broadside.spanishmain.events.MovementDrawn;
import broadside.spanishmain.events.MovementTurnedUp;
import broadside.spanishmain.events.MovementsReshuffled;

/**
 * Draws a new movement card in place of the one just discarded.
 *
 * <p>The pile is rebuilt only when a draw finds it empty; the card just discarded is then among the shuffled ones
 * (SM-R033).
 */
public record ReplaceMovement(@AtSeat int seat) implements Step<Position> {
    private static final ReplaceMovement[] BY_SEAT = {
        new ReplaceMovement(0), new ReplaceMovement(1), new ReplaceMovement(2), new ReplaceMovement(3)
    };
    private static final Clause[] DISPLAY = Clause.all("SM-MGEN-10");
    private static final Clause[] HAND = Clause.all("SM-HAND-06");
    private static final Clause[] REBUILD = Clause.all("SM-MGEN-11");
    private static final Clause[] REBUILD_FOR_HANDS = Clause.all("SM-HAND-11", "SM-MGEN-11");

    public static ReplaceMovement of(int seat) {
        return BY_SEAT[seat];
    }

    @Override
    public void run(Position position, Scene scene) {
        if (position.movementPile() == 0 && !position.isPileless()) {
            if (scene.heard()) {
                scene.tell(
                        new MovementsReshuffled(position.movementDiscard()),
                        position.hasHands() ? REBUILD_FOR_HANDS : REBUILD);
            }
            position.reshuffleMovements();
        }
        if (position.movementPile() == 0) {
            return;
        }
        if (position.hasHands()) {
            int face = position.drawToHand(seat, scene);
            if (scene.heard()) {
                scene.tell(new MovementDrawn(seat, Movement.of(face)), HAND);
            }
        } else {
            int face = position.drawToDisplay(scene);
            if (scene.heard()) {
                scene.tell(new MovementTurnedUp(Movement.of(face)), DISPLAY);
            }
        }
    }
}

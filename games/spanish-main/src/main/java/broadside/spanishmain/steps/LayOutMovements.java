package broadside.spanishmain.steps;

import broadside.engine.play.Scene;
import broadside.engine.play.Step;
import broadside.engine.rules.Clause;
import broadside.spanishmain.Movement;
import broadside.spanishmain.Position;
import broadside.spanishmain.events.MovementDrawn;
import broadside.spanishmain.events.MovementTurnedUp;

/** Lays out three movement cards face up, or deals hands where the table plays with hands. */
public record LayOutMovements() implements Step<Position> {
    private static final Clause[] DISPLAY = Clause.all("SM-SETUP-14", "SM-SETUP-15");
    private static final Clause[] NO_DISPLAY = Clause.all("SM-HAND-01", "SM-ADVRULES-01");
    private static final Clause[] HANDS_OF_THREE = Clause.all("SM-HAND-02", "SM-HAND-04");
    private static final Clause[] HANDS_OF_FOUR = Clause.all("SM-HAND-03", "SM-HAND-04");

    /** Returns how many movement cards each player is dealt. */
    public static int hand(int seats) {
        return seats == 2 ? 4 : 3;
    }

    @Override
    public void run(Position position, Scene scene) {
        if (!position.hasHands()) {
            for (int place = 0; place < 3; place++) {
                int face = position.drawToDisplay(scene);
                if (scene.heard()) {
                    scene.tell(new MovementTurnedUp(Movement.of(face)), DISPLAY);
                }
            }
            return;
        }
        scene.cite(NO_DISPLAY);
        int size = hand(position.seats());
        for (int seat = 0; seat < position.seats(); seat++) {
            for (int i = 0; i < size; i++) {
                int face = position.drawToHand(seat, scene);
                if (scene.heard()) {
                    scene.tell(new MovementDrawn(seat, Movement.of(face)), size == 4 ? HANDS_OF_FOUR : HANDS_OF_THREE);
                }
            }
        }
    }
}

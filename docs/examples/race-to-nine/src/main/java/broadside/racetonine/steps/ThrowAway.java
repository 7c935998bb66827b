package broadside.racetonine.steps;

import broadside.engine.event.AtSeat;
import broadside.engine.play.Scene;
import broadside.engine.play.Step;
import broadside.engine.rules.Clause;
import broadside.racetonine.Position;
import broadside.racetonine.events.CardThrownAway;

/** Throws the top card away, face up. */
public record ThrowAway(@AtSeat int seat) implements Step<Position> {
    @Override
    public void run(Position p, Scene scene) {
        int number = p.draw(scene);
        if (scene.heard()) {
            scene.tell(new CardThrownAway(seat, number), Clause.of("RN-TURN-03"));
        }
    }
}

package broadside.racetonine.steps;

import broadside.engine.event.AtSeat;
import broadside.engine.play.Scene;
import broadside.engine.play.Step;
import broadside.engine.rules.Clause;
import broadside.racetonine.Position;
import broadside.racetonine.events.CardTaken;

/** Adds the number of the top card to a seat's total. */
public record TakeCard(@AtSeat int seat) implements Step<Position> {
    @Override
    public void run(Position p, Scene scene) {
        int number = p.draw(scene);
        p.setTotal(seat, p.total(seat) + number);
        if (scene.heard()) {
            scene.tell(new CardTaken(seat, number), Clause.of("RN-TURN-02"));
        }
    }
}

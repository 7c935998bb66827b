package broadside.racetonine.steps;

import broadside.engine.event.AtSeat;
import broadside.engine.play.Scene;
import broadside.engine.play.Step;
import broadside.racetonine.Position;
import broadside.racetonine.questions.TakeOrPass;

/** Gives a seat its turn. */
public record TakeTurn(@AtSeat int seat) implements Step<Position> {
    @Override
    public void run(Position p, Scene scene) {
        p.now(new EndTurn(seat)); // waits below whatever the answer puts on top
        p.ask(seat, new TakeOrPass());
    }
}

package broadside.pirateattack.steps;

import broadside.engine.event.AtSeat;
import broadside.engine.play.Scene;
import broadside.engine.play.Step;
import broadside.pirateattack.Position;
import broadside.pirateattack.Stalls;
import broadside.pirateattack.questions.EndOfTurn;

/** Lets the player on turn buy once more before the turn is over; a game that is decided ends first. */
public record CloseTurn(@AtSeat int seat) implements Step<Position> {
    private static final EndOfTurn QUESTION = new EndOfTurn();

    @Override
    public void run(Position p, Scene scene) {
        if (!Endings.targetReached(p, scene) && !Endings.shipsDecide(p, scene) && Stalls.canBuy(p, seat)) {
            p.ask(seat, QUESTION);
        }
    }
}

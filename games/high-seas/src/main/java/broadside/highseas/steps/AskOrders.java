package broadside.highseas.steps;

import broadside.engine.event.AtSeat;
import broadside.engine.play.Scene;
import broadside.engine.play.Step;
import broadside.highseas.Ending;
import broadside.highseas.Position;
import broadside.highseas.Prospect;
import broadside.highseas.questions.GiveOrder;

/** Asks the player on turn for the next order, unless the game is decided. */
public record AskOrders(@AtSeat int seat) implements Step<Position> {
    @Override
    public void run(Position p, Scene scene) {
        p.endAction();
        if (Prospect.allDelivered(p)) {
            p.now(new FinishGame(Ending.ALL_DELIVERED));
            return;
        }
        p.ask(seat, new GiveOrder());
    }
}

package broadside.engine.harbour.windows;

import broadside.engine.event.AtSeat;
import broadside.engine.harbour.Card;
import broadside.engine.harbour.Position;
import broadside.engine.harbour.questions.ReactToOrder;
import broadside.engine.harbour.steps.AnnounceOrder;
import broadside.engine.harbour.steps.CarryOut;
import broadside.engine.harbour.steps.ResolveBlock;
import broadside.engine.play.Question;
import broadside.engine.play.Scene;
import broadside.engine.window.Window;

/** Announces a reaction, which may itself be stopped. */
public record OrderWindow(@AtSeat int captain, Card card) implements Window<Position> {

    @Override
    public int[] order(Position position) {
        return Clockwise.after(position, captain);
    }

    @Override
    public Question<Position> question() {
        return new ReactToOrder(captain, card);
    }

    @Override
    public boolean mightReact(Position position, int seat) {
        return Clockwise.mightHold(position, seat, ReactToOrder.stopper(card));
    }

    @Override
    public void react(Position position, int seat, long choice, Scene scene) {
        Card stopper = ReactToOrder.stopper(card);
        CarryOut.spend(position, seat, stopper, -1, scene);
        position.interrupt(new AnnounceOrder(seat, stopper), new ResolveBlock(seat));
    }
}

package broadside.engine.harbour.windows;

import broadside.engine.event.AtSeat;
import broadside.engine.harbour.Card;
import broadside.engine.harbour.Pack;
import broadside.engine.harbour.Position;
import broadside.engine.harbour.questions.ReactToPlunder;
import broadside.engine.harbour.steps.AnnounceOrder;
import broadside.engine.harbour.steps.CarryOut;
import broadside.engine.harbour.steps.ResolveBlock;
import broadside.engine.harbour.steps.ResolveChangedWind;
import broadside.engine.play.Question;
import broadside.engine.play.Scene;
import broadside.engine.window.Window;

/** Announces a Plunder, which may be stopped or turned. */
public record PlunderWindow(@AtSeat int captain, @AtSeat int target) implements Window<Position> {

    @Override
    public int[] order(Position position) {
        return Clockwise.after(position, captain);
    }

    @Override
    public Question<Position> question() {
        return new ReactToPlunder(captain, target);
    }

    @Override
    public boolean mightReact(Position position, int seat) {
        return Clockwise.mightHold(position, seat, Card.HARBOUR_WATCH, Card.CHANGED_WIND);
    }

    @Override
    public void react(Position position, int seat, long choice, Scene scene) {
        int to = Pack.where(choice) - 1;
        if (to < 0) {
            CarryOut.spend(position, seat, Card.HARBOUR_WATCH, to, scene);
            position.interrupt(new AnnounceOrder(seat, Card.HARBOUR_WATCH), new ResolveBlock(seat));
        } else {
            CarryOut.spend(position, seat, Card.CHANGED_WIND, to, scene);
            position.interrupt(new AnnounceOrder(seat, Card.CHANGED_WIND), new ResolveChangedWind(captain, to));
        }
    }
}

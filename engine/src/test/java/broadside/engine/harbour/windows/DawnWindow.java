package broadside.engine.harbour.windows;

import broadside.engine.event.AtSeat;
import broadside.engine.harbour.Card;
import broadside.engine.harbour.Position;
import broadside.engine.harbour.questions.DawnCall;
import broadside.engine.harbour.steps.CarryOut;
import broadside.engine.harbour.steps.RollFog;
import broadside.engine.play.Question;
import broadside.engine.play.Scene;
import broadside.engine.window.Window;

/** Announces dawn to the captains who wanted to be asked. */
public record DawnWindow(@AtSeat int turn) implements Window<Position> {
    /** The kind of stop that dawn is. */
    public static final int KIND = 0;

    @Override
    public int[] order(Position position) {
        int[] order = new int[position.seats()];
        for (int i = 0; i < order.length; i++) {
            order[i] = (turn + i) % order.length;
        }
        return order;
    }

    @Override
    public Question<Position> question() {
        return new DawnCall(turn);
    }

    @Override
    public boolean mightReact(Position position, int seat) {
        return Clockwise.mightHold(position, seat, Card.FOG_BANK);
    }

    @Override
    public void react(Position position, int seat, long choice, Scene scene) {
        CarryOut.spend(position, seat, Card.FOG_BANK, -1, scene);
        position.interrupt(new RollFog(seat));
    }
}

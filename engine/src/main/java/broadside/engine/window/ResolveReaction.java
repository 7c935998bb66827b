package broadside.engine.window;

import broadside.engine.event.AtSeat;
import broadside.engine.play.Position;
import broadside.engine.play.Scene;
import broadside.engine.play.SealedStep;
import broadside.engine.play.Step;
import broadside.engine.play.Why;

/**
 * Lets one answer of a window happen, unless it has become impossible or pointless; then its card is not spent.
 *
 * <p>Until it happens the answer stays sealed: other seats' masks do not have this step.
 */
public record ResolveReaction(Record window, @AtSeat int seat, long choice) implements Step<Position>, SealedStep {
    public ResolveReaction {
        // A document may name any record here.
        if (!(window instanceof Window<?>)) {
            throw new IllegalArgumentException(window.getClass().getSimpleName() + " is no window");
        }
    }

    @Override
    @SuppressWarnings("unchecked")
    public void run(Position position, Scene scene) {
        Window<Position> announced = (Window<Position>) window;
        if (announced.question().rule(position, seat, choice, Why.SILENT)) {
            announced.react(position, seat, choice, scene);
        }
    }
}

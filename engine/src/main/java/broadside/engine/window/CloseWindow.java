package broadside.engine.window;

import broadside.engine.play.Closing;
import broadside.engine.play.Pending;
import broadside.engine.play.Position;
import broadside.engine.play.Scene;

/** Puts the reactions of a complete window on the agenda, in the order of the rulings. */
public record CloseWindow(Record window) implements Closing<Position> {
    public CloseWindow {
        // A document may name any record here.
        if (!(window instanceof Window<?>)) {
            throw new IllegalArgumentException(window.getClass().getSimpleName() + " is no window");
        }
    }

    @Override
    @SuppressWarnings("unchecked")
    public void close(Position position, Pending answered, Scene scene) {
        int[] order = ((Window<Position>) window).order(position);
        // The last one put on the agenda runs first, so walk backwards.
        for (int place = order.length - 1; place >= 0; place--) {
            for (int i = 0; i < answered.size(); i++) {
                if (answered.decision(i).seat() == order[place] && answered.answer(i) != Window.PASS) {
                    position.now(new ResolveReaction(window, order[place], answered.answer(i)));
                }
            }
        }
    }
}

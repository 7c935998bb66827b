package broadside.engine.window;

import broadside.engine.play.Position;
import broadside.engine.play.Question;
import java.util.Arrays;

/**
 * Asks the seats that want to be asked at a moment: those with a stop at this kind of moment, and raised hands.
 *
 * <p>The pause is public, the reason is not; a seat may stop without holding anything.
 */
public final class Checkpoint {
    private Checkpoint() {}

    /**
     * Opens a window for the seats that stop here; where nobody does, nothing happens.
     *
     * @param kind the kind of moment, 0 to 31, as the game numbers them
     */
    public static <P extends Position> void reach(P position, int kind, Window<P> window) {
        int[] order = window.order(position);
        int[] seats = new int[order.length];
        int count = 0;
        for (int seat : order) {
            if ((position.stops(seat) >> kind & 1) != 0 || position.isRaised(seat)) {
                seats[count++] = seat;
                position.setRaised(seat, false);
            }
        }
        if (count > 0) {
            Question<?>[] questions = new Question<?>[count];
            Arrays.fill(questions, window.question());
            if (!(window instanceof Record record)) {
                throw new IllegalArgumentException(window.getClass() + " must be a record");
            }
            position.askTogether(new CloseWindow(record), Arrays.copyOf(seats, count), questions);
        }
    }
}

package broadside.engine.window;

import broadside.engine.game.OptionSpec;
import broadside.engine.play.Choices;
import broadside.engine.play.Position;
import broadside.engine.play.Question;
import java.util.Arrays;
import java.util.List;

/** Opens windows: lean ones ask the seats that can react, covered ones all seats that might. */
public final class Windows {
    /** Describes the table option that chooses between the two. */
    public static final OptionSpec OPTION = OptionSpec.choice("windows", List.of("covered", "lean"));

    private Windows() {}

    /**
     * Opens a window for an announcement; where nobody is to be asked, nothing happens and the next step runs.
     *
     * <p>The reactions come as steps before what the current frame does next.
     */
    public static <P extends Position> void open(P position, Window<P> window) {
        boolean lean = position.setup().options().text(OPTION.id()).equals("lean");
        int[] order = window.order(position);
        int[] seats = new int[order.length];
        int count = 0;
        Choices buffer = new Choices();
        Question<P> question = window.question();
        for (int seat : order) {
            if (lean) {
                question.options(position, seat, buffer);
                if (buffer.size() > 1) {
                    seats[count++] = seat;
                }
            } else if (window.mightReact(position, seat)) {
                seats[count++] = seat;
            }
        }
        if (count > 0) {
            Question<?>[] questions = new Question<?>[count];
            Arrays.fill(questions, question);
            position.askTogether(new CloseWindow(asRecord(window)), Arrays.copyOf(seats, count), questions);
        }
    }

    private static Record asRecord(Window<?> window) {
        if (window instanceof Record record) {
            return record;
        }
        throw new IllegalArgumentException(window.getClass() + " must be a record, so that documents can hold it");
    }
}

package broadside.highseas.windows;

import broadside.engine.play.Question;
import broadside.engine.play.Scene;
import broadside.engine.window.Window;
import broadside.highseas.Position;
import broadside.highseas.questions.SpeakUp;

/** Announces the moment before or after a segment, at which abilities without a fixed moment may be used. */
public record SegmentWindow(int ship) implements Window<Position> {
    /** The kind of stop that a segment is. */
    public static final int KIND = 0;

    @Override
    public int[] order(Position p) {
        int[] order = new int[p.seats()];
        for (int i = 0; i < order.length; i++) {
            order[i] = (p.turn() + i) % order.length;
        }
        return order;
    }

    @Override
    public Question<Position> question() {
        return new SpeakUp(ship);
    }

    /** None of the crew in the game has an ability for this moment yet. */
    @Override
    public boolean mightReact(Position p, int seat) {
        return false;
    }

    @Override
    public void react(Position p, int seat, long choice, Scene scene) {
        throw new IllegalStateException("nobody can do anything between segments yet");
    }
}

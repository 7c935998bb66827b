package broadside.engine.window;

import broadside.engine.play.Position;
import broadside.engine.play.Question;
import broadside.engine.play.Scene;

/**
 * Announces something that seats may react to. An immutable record; a game has one class for each kind of announcement.
 *
 * <p>One announcement opens one window, in which every kind of reaction to it is offered. The question's choice
 * {@link #PASS} is its default.
 */
public interface Window<P extends Position> {
    /** The choice that reacts to nothing. */
    long PASS = 0;

    /** Returns the seats that react, in the order in which the rulings resolve their answers. */
    int[] order(P position);

    /** Returns what a seat is asked. */
    Question<P> question();

    /**
     * Says whether this seat might react for all the other seats know; covered windows ask by this. Must not look at
     * anything hidden from another seat.
     */
    boolean mightReact(P position, int seat);

    /** Carries out a reaction that is still possible, as a frame above the announced effect. */
    void react(P position, int seat, long choice, Scene scene);
}

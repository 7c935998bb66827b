package broadside.spanishmain.movements;

import broadside.engine.play.Choices;
import broadside.engine.play.Scene;
import broadside.engine.play.Why;
import broadside.engine.tree.Tree;
import broadside.spanishmain.Position;

/** Is what a kind of movement card does, and which ships it may be played on. */
public interface MovementEffect {

    /** Returns how many legal choices of targets there are. */
    int count(Position position);

    /** Returns one of the legal choices, made from the given play without a target. */
    long choice(Position position, long play, int index);

    /** Adds every legal choice of targets. */
    default void offer(Position position, long play, Choices out) {
        int count = count(position);
        for (int index = 0; index < count; index++) {
            out.add(choice(position, play, index));
        }
    }

    /** Rules on the targets of a play. */
    boolean rule(Position position, long play, Why why);

    /** Carries the card out. */
    void apply(Position position, int ship, int other, Scene scene);

    /** Says how many ships the player names, 0 to 2. */
    int targets();

    /** Returns how many spaces the card moves a ship, either way; 0 where it moves none. */
    int distance();

    /** Describes the effect for a picture of it: {@code forward} or {@code back} so many spaces, {@code nation}, or what it is. */
    Tree.Branch facts();
}

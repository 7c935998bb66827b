package broadside.cli.board;

import broadside.engine.event.Event;
import broadside.engine.play.Position;
import broadside.engine.tree.Tree;
import java.util.List;

/** Draws the table of one game in 80 columns. Each game has one; {@link DocumentBoard} draws the others. */
public interface Board<P extends Position> {

    /** Returns the id of the game it draws. */
    String game();

    /**
     * Draws what a seat sees.
     *
     * @param mask the position as the viewer knows it
     * @param viewer the seat, or -1 for a spectator
     * @param menuFollows whether the cards the viewer may play are listed below anyway
     */
    List<String> draw(P mask, int viewer, boolean menuFollows, Canvas canvas);

    /**
     * Returns the number by which people at this table call a thing, such as the space of a ship, so that menus can use
     * it; 0 where there is none.
     */
    default int number(P mask, Tree value) {
        return 0;
    }

    /**
     * Says whether an event is told on a new line, although it follows from the same choice as the one before it.
     *
     * @param before the event told before it
     */
    default boolean opensLine(Event before, Event event) {
        return false;
    }

    /** Says how a seat came to its score at the end, such as "4 + 3 = 7"; empty where the score says it all. */
    default String score(P end, int seat, Canvas canvas) {
        return "";
    }

    /** Returns a few words that stand beside a thing in a menu, such as whose it is. */
    default String note(P mask, int viewer, Tree value, Canvas canvas) {
        return "";
    }
}

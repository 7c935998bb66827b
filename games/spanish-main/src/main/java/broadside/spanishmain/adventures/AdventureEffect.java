package broadside.spanishmain.adventures;

import broadside.engine.play.Scene;
import broadside.engine.tree.Tree;
import broadside.spanishmain.Position;

/** Is what a kind of adventure card does to the row. Nobody is asked anything (SM-R044). */
public interface AdventureEffect {

    /**
     * Carries the card out. A card that awards fame uses itself up as the last fame; any other is left as the active
     * card, and the turn discards it.
     *
     * @return whether the active card became fame
     */
    boolean execute(Position position, Scene scene);

    /**
     * Describes the effect for a picture of it: {@code award}, {@code lose} (fame), {@code damage}, {@code attack},
     * {@code loot} or {@code mutiny}, and where: {@code spaces}, the {@code first} or {@code last} so many undamaged ships.
     */
    Tree.Branch facts();
}

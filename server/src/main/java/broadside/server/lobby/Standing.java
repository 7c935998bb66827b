package broadside.server.lobby;

import broadside.engine.chance.SplitMixChance;
import broadside.engine.document.Labels;
import broadside.engine.document.PositionDocument;
import broadside.engine.game.Game;
import broadside.engine.play.Position;
import broadside.engine.play.Scene;
import broadside.engine.tree.Field;
import broadside.engine.tree.Tree;
import java.util.List;

/** A position from which a game is about to go on, tried before anybody sits down at it. */
public final class Standing {
    private Standing() {}

    /**
     * Reads a document with its seats called by these names, and tries to go on.
     *
     * @throws RuntimeException if that is no position of the game, or nobody has anything left to choose
     */
    static Tree.Branch of(Game<?> game, Tree.Branch document, List<String> names) {
        Tree.Branch renamed = PositionDocument.renamed(game, Field.root(document), names);
        if (!goesOn(PositionDocument.read(game, Field.root(renamed), new Labels()))) {
            throw new IllegalArgumentException("nobody has anything to choose here");
        }
        return renamed;
    }

    /** Says whether somebody is asked something once the rules have run on, whatever chance brings. */
    public static boolean goesOn(Position position) {
        Position ahead = position.copy();
        ahead.advance(Scene.silent(new SplitMixChance(1)));
        return ahead.pending() != null;
    }
}

package broadside.server.puzzles;

import broadside.engine.document.Labels;
import broadside.engine.document.PositionDocument;
import broadside.engine.game.Game;
import broadside.engine.game.SetupRefused;
import broadside.engine.play.Position;
import broadside.engine.tree.BadDocument;
import broadside.engine.tree.Field;
import broadside.engine.tree.Tree;
import broadside.server.lobby.Standing;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Says whether a document is a position that a game can go on from.
 *
 * @param at the field that is wrong; empty where the whole is
 * @param problem what is wrong; null where nothing is
 * @param view the whole position as the game writes it
 */
public record PositionCheck(String at, @Nullable String problem, Tree.@Nullable Branch view) {

    public static <P extends Position> PositionCheck of(Game<P> game, Tree document) {
        if (document instanceof Tree.Branch fields && fields.get("running") != null) {
            // The inside of a running game is the host's own; by hand it could be made to contradict the table.
            return new PositionCheck("running", "leave this out; say where the game stands with at", null);
        }
        try {
            P position = PositionDocument.read(game, Field.root(document), new Labels());
            if (!Standing.goesOn(position)) {
                return new PositionCheck("at", "nobody has anything to choose here", null);
            }
            return new PositionCheck("", null, PositionDocument.write(game, position));
        } catch (BadDocument bad) {
            return new PositionCheck(bad.where(), bad.complaint(), null);
        } catch (SetupRefused refused) {
            return new PositionCheck("seats", String.valueOf(refused.getMessage()), null);
        } catch (RuntimeException nonsense) {
            // Whoever writes running positions by hand can make a game's reader stumble; that is a finding, too.
            return new PositionCheck("", "this makes no position of the game", null);
        }
    }

    Tree.Branch tree() {
        Tree.Branch seen = view;
        Tree.Grow out = Tree.branch().put("good", problem == null);
        List<Tree> problems = problem == null
                ? List.of()
                : List.of(Tree.branch().put("at", at).put("says", problem).done());
        return out.put("problems", Tree.row(problems))
                .put("view", seen == null ? Tree.NOTHING : seen)
                .done();
    }
}

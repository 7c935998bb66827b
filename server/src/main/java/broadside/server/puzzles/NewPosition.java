package broadside.server.puzzles;

import broadside.engine.chance.Rng;
import broadside.engine.chance.SplitMixChance;
import broadside.engine.document.PositionDocument;
import broadside.engine.game.Game;
import broadside.engine.game.OptionValues;
import broadside.engine.game.Setup;
import broadside.engine.play.Choices;
import broadside.engine.play.Decision;
import broadside.engine.play.Pending;
import broadside.engine.play.Position;
import broadside.engine.play.Scene;
import broadside.engine.tree.Tree;
import java.util.List;
import java.util.concurrent.ThreadLocalRandom;

/** A game that has just begun, as a document: what whoever sets up a position as text starts from. */
final class NewPosition {
    private static final List<String> NAMES = List.of("Ann", "Bob", "Cat", "Dan", "Eve", "Fay");
    /** Setting up takes some choices; a game that has no named moment after so many has none at its beginning. */
    private static final int PATIENCE = 400;

    private NewPosition() {}

    static <P extends Position> Tree.Branch of(Game<P> game) {
        List<String> names = NAMES.subList(0, game.fewestSeats());
        long seed = ThreadLocalRandom.current().nextLong();
        P position = game.open(Setup.of(game, names, OptionValues.defaults(game)));
        Scene scene = Scene.silent(new SplitMixChance(seed));
        Rng rng = new Rng(seed);
        position.advance(scene);
        for (int i = 0; i < PATIENCE && game.moment(position) == null; i++) {
            Pending pending = position.pending();
            Decision open = pending == null ? null : pending.firstOpen();
            if (open == null) {
                break;
            }
            position.answer(open.id(), open.<P>question().draw(position, open.seat(), rng, new Choices()), scene);
            position.advance(scene);
        }
        Tree.Grow out = Tree.branch();
        PositionDocument.write(game, position).children().forEach((name, child) -> {
            // Where a game stands inside a turn is the host's own; the named moment says where this one goes on.
            if (!name.equals("running")) {
                out.put(name, child);
            }
        });
        return out.done();
    }
}

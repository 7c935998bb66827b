package broadside.server.lobby;

import broadside.engine.game.Game;
import broadside.engine.game.OptionValues;
import broadside.engine.game.SetupRefused;
import broadside.engine.play.Refusal;
import broadside.engine.tree.BadDocument;
import broadside.engine.tree.Field;
import broadside.engine.tree.Tree;
import broadside.server.people.NotPossible;

/** Asks the game whether it can be played like this, before a table is opened. */
final class SeatingRules {
    private SeatingRules() {}

    /** Checks options and returns those that are not at their default. */
    static Tree.Branch options(Game<?> game, Tree asked) {
        try {
            return OptionValues.read(game, Field.at("options", asked)).write();
        } catch (BadDocument e) {
            throw new NotPossible("options", "options", String.valueOf(e.getMessage()));
        }
    }

    /** Checks how many seats there are. */
    static void size(Game<?> game, int seats, Tree.Branch options) {
        if (seats < game.fewestSeats() || seats > game.mostSeats()) {
            throw new NotPossible("seats", "seat-count", game.fewestSeats(), game.mostSeats());
        }
        Refusal refusal = game.startRefusal(seats, OptionValues.read(game, Field.at("options", options)));
        if (refusal != null) {
            throw refused(game, "seats", refusal);
        }
    }

    static NotPossible refused(Game<?> game, String field, SetupRefused e) {
        return refused(game, field, e.refusal());
    }

    private static NotPossible refused(Game<?> game, String field, Refusal refusal) {
        return NotPossible.byTheRules(field, game.id(), refusal.message());
    }
}

package broadside.server.lobby;

import broadside.engine.game.Game;
import broadside.engine.game.OptionValues;
import broadside.engine.game.SetupRefused;
import broadside.engine.play.Refusal;
import broadside.engine.tree.BadDocument;
import broadside.engine.tree.Field;
import broadside.engine.tree.Tree;
import broadside.engine.words.Words;
import broadside.server.people.NotPossible;
import java.util.List;

/** Asks the game whether it can be played like this, before a table is opened. */
final class SeatingRules {
    private SeatingRules() {}

    /** Checks options and returns those that are not at their default. */
    static Tree.Branch options(Game<?> game, Tree asked) {
        try {
            return OptionValues.read(game, Field.at("options", asked)).write();
        } catch (BadDocument e) {
            throw new NotPossible("options", String.valueOf(e.getMessage()), "See /api/games for the options.");
        }
    }

    /** Checks how many seats there are. */
    static void size(Game<?> game, int seats, Tree.Branch options) {
        if (seats < game.fewestSeats() || seats > game.mostSeats()) {
            throw new NotPossible(
                    "seats",
                    "This game needs " + game.fewestSeats() + " to " + game.mostSeats() + " seats.",
                    "Give a row for each.");
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
        String says = Words.load("en", List.of("engine", game.id())).say(refusal.message(), List.of());
        return new NotPossible(field, says, "Choose something else.");
    }
}

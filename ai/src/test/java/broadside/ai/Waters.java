package broadside.ai;

import broadside.engine.chance.Rng;
import broadside.engine.chance.SplitMixChance;
import broadside.engine.game.Game;
import broadside.engine.game.OptionValues;
import broadside.engine.game.Setup;
import broadside.engine.play.Choices;
import broadside.engine.play.Decision;
import broadside.engine.play.Pending;
import broadside.engine.play.Position;
import broadside.engine.play.Scene;
import broadside.spanishmain.Rules;
import java.util.List;
import java.util.Objects;

/** Sets up the tables that the tests of captains play at. */
final class Waters {
    static final Rules SPANISH_MAIN = new Rules();
    static final broadside.engine.harbour.Rules HARBOUR = new broadside.engine.harbour.Rules();
    static final String UPCOMING = "upcoming-adventures";
    static final String HANDS = "hand-of-movement-cards";

    private Waters() {}

    /** Sets a game up for so many seats, with these options switched on. */
    static Setup setup(Game<?> game, int seats, String... options) {
        OptionValues values = OptionValues.defaults(game);
        for (String option : options) {
            values = values.typed(option, "true");
        }
        return Setup.of(game, List.of("ann", "bob", "cat", "dan").subList(0, seats), values);
    }

    /** Plays so many choices at random and returns the position; shorter where the game ends before. */
    static <P extends Position> P afterChoices(Game<P> game, Setup setup, int choices, long seed) {
        Rng rng = new Rng(seed);
        Scene scene = Scene.silent(new SplitMixChance(seed));
        Choices buffer = new Choices();
        P position = game.open(setup);
        position.advance(scene);
        for (int i = 0; i < choices && !position.isOver(); i++) {
            Decision decision = first(position);
            long choice = decision.<P>question().draw(position, decision.seat(), rng, buffer);
            position.answer(decision.id(), choice, scene);
            position.advance(scene);
        }
        return position;
    }

    static Decision first(Position position) {
        Pending pending = Objects.requireNonNull(position.pending());
        return Objects.requireNonNull(pending.firstOpen());
    }

    @SuppressWarnings("unchecked")
    static <P extends Position> P mask(P position, int seat) {
        return (P) position.mask(seat);
    }
}

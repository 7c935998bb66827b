package broadside.ai;

import static org.assertj.core.api.Assertions.assertThat;

import broadside.engine.chance.Rng;
import broadside.engine.document.PositionDocument;
import broadside.engine.game.Game;
import broadside.engine.game.Setup;
import broadside.engine.play.Decision;
import broadside.engine.play.Position;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** A choice depends on the mask, the budget in iterations and the seed, and on nothing else. */
class SameChoiceTest {
    private static final Budget BUDGET = Budget.iterations(60);

    @ParameterizedTest
    @EnumSource(Level.class)
    void sameSeedGivesTheSameChoice(Level level) {
        Captain used = level.captain();
        for (int choices = 0; choices < 24; choices += 2) {
            Setup setup = Waters.setup(Waters.SPANISH_MAIN, 2 + choices % 3, Waters.HANDS);
            var position = Waters.afterChoices(Waters.SPANISH_MAIN, setup, choices, choices);
            Decision decision = Waters.first(position);
            var mask = Waters.mask(position, decision.seat());
            long first = used.choose(Waters.SPANISH_MAIN, mask, decision, BUDGET, 5);
            // A captain that has thought about other things before chooses alike.
            assertThat(level.captain().choose(Waters.SPANISH_MAIN, mask, decision, BUDGET, 5))
                    .as("after %d choices", choices)
                    .isEqualTo(first);
        }
    }

    @ParameterizedTest
    @EnumSource(Level.class)
    void worldsThatLookAlikeGiveTheSameChoice(Level level) {
        for (int choices = 0; choices < 24; choices += 3) {
            checkTwins(Waters.SPANISH_MAIN, Waters.setup(Waters.SPANISH_MAIN, 3, Waters.HANDS), choices, level);
            checkTwins(Waters.HARBOUR, Waters.setup(Waters.HARBOUR, 3), choices / 3, level);
        }
    }

    /** Deals what the seat does not know anew, and lets the captain choose in both worlds. */
    private static <P extends Position> void checkTwins(Game<P> game, Setup setup, int choices, Level level) {
        P position = Waters.afterChoices(game, setup, choices, 100 + choices);
        if (position.isOver()) {
            return;
        }
        Decision decision = Waters.first(position);
        int seat = decision.seat();
        P mask = Waters.mask(position, seat);
        String before = PositionDocument.digest(game, mask);
        long choice = level.captain().choose(game, mask, decision, BUDGET, 9);
        assertThat(PositionDocument.digest(game, mask))
                .as("the mask afterwards")
                .isEqualTo(before);
        assertThat(decision.legal(position, choice)).isTrue();
        for (long deal = 1; deal <= 3; deal++) {
            P twin = Waters.mask(position, seat);
            twin.fill(seat, new Rng(deal));
            assertThat(level.captain().choose(game, Waters.mask(twin, seat), decision, BUDGET, 9))
                    .as("deal %d after %d choices", deal, choices)
                    .isEqualTo(choice);
        }
    }
}

package broadside.ai;

import static org.assertj.core.api.Assertions.assertThat;

import broadside.engine.chance.SplitMixChance;
import broadside.engine.play.Choices;
import broadside.engine.play.Decision;
import broadside.engine.play.Scene;
import org.junit.jupiter.api.Test;

class PunctualTest {
    @Test
    void thinksOfALegalChoiceInHardlyAnyTime() {
        Captain captain = new Punctual();
        for (long millis : new long[] {0, 1, 5, 20}) {
            playOn(captain, Budget.millis(millis), 12);
        }
    }

    @Test
    void anInterruptedAskerIsAnsweredAtOnce() {
        Captain captain = new Punctual();
        Thread.currentThread().interrupt();
        try {
            playOn(captain, Budget.millis(3_600_000), 1);
            assertThat(Thread.currentThread().isInterrupted()).isTrue();
        } finally {
            assertThat(Thread.interrupted()).isTrue();
        }
    }

    @Test
    void withIterationsItIsTheSameAsTheSearchItself() {
        Scene scene = Scene.silent(new SplitMixChance(3));
        var position = Waters.SPANISH_MAIN.open(Waters.setup(Waters.SPANISH_MAIN, 2));
        position.advance(scene);
        Decision decision = Waters.first(position);
        Budget budget = Budget.iterations(200);
        long own = new MonteCarloCaptain()
                .choose(Waters.SPANISH_MAIN, Waters.mask(position, decision.seat()), decision, budget, 9);
        long wrapped =
                new Punctual().choose(Waters.SPANISH_MAIN, Waters.mask(position, decision.seat()), decision, budget, 9);
        assertThat(wrapped).isEqualTo(own);
    }

    private static void playOn(Captain captain, Budget budget, int decisions) {
        Scene scene = Scene.silent(new SplitMixChance(5));
        var position = Waters.SPANISH_MAIN.open(Waters.setup(Waters.SPANISH_MAIN, 3));
        position.advance(scene);
        for (int i = 0; i < decisions && !position.isOver(); i++) {
            Decision decision = Waters.first(position);
            var mask = Waters.mask(position, decision.seat());
            long choice = captain.choose(Waters.SPANISH_MAIN, mask, decision, budget, i);
            Choices options = new Choices();
            decision.options(position, options);
            assertThat(options.toArray()).contains(choice);
            position.answer(decision.id(), choice, scene);
            position.advance(scene);
        }
    }
}

package broadside.pirateattack;

import static org.assertj.core.api.Assertions.assertThat;

import broadside.engine.chance.Rng;
import broadside.engine.chance.SplitMixChance;
import broadside.engine.game.Setup;
import broadside.engine.play.Choices;
import broadside.engine.play.Decision;
import broadside.engine.play.Pending;
import broadside.engine.play.Scene;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Plays random games at tables of 3 to 10 seats on which every pair of option values occurs; all end, no card is lost. */
class ManyTablesTest {
    private static final int MOST_CHOICES = 20_000;

    @Test
    void gamesEndAtEveryTable() {
        play(Integer.getInteger("broadside.games", Tables.pairwise().size()));
    }

    static void play(int games) {
        List<Setup> setups = Tables.pairwise();
        for (int game = 0; game < games; game++) {
            Setup setup = setups.get(game % setups.size());
            try {
                play(setup, game);
            } catch (RuntimeException | AssertionError failed) {
                throw new AssertionError(
                        "game " + game + ", " + setup.seats().size() + " seats, "
                                + setup.options().write() + ": " + failed.getMessage(),
                        failed);
            }
        }
        System.out.println(games + " random games at " + setups.size() + " tables");
    }

    private static void play(Setup setup, int seed) {
        Rules rules = new Rules();
        Position position = rules.open(setup);
        Scene scene = Scene.silent(new SplitMixChance(seed));
        Rng rng = new Rng(seed);
        Choices buffer = new Choices();
        position.advance(scene);
        int choices = 0;
        while (!position.isOver()) {
            assertThat(choices++).as("choices without an end").isLessThan(MOST_CHOICES);
            if (choices % 40 == 0) {
                rules.timePassed(position, choices / 40, scene);
            }
            Pending pending = position.pending();
            Decision decision = pending == null ? null : pending.firstOpen();
            assertThat(decision).isNotNull();
            position.answer(decision.id(), decision.question().draw(position, decision.seat(), rng, buffer), scene);
            position.advance(scene);
            if (choices % 7 == 0) {
                PirateAttackPropertiesTest.Conservation.check(position);
            }
        }
        PirateAttackPropertiesTest.Conservation.check(position);
        assertThat(rules.outcome(position).places()).hasSize(setup.seats().size());
    }
}

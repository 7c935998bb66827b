package broadside.pirateattack;

import static org.assertj.core.api.Assertions.assertThat;

import broadside.engine.chance.Rng;
import broadside.engine.chance.SplitMixChance;
import broadside.engine.play.Choices;
import broadside.engine.play.Decision;
import broadside.engine.play.Pending;
import broadside.engine.play.Scene;
import org.junit.jupiter.api.Test;

/** Plays until every card has changed the table at least once, and says how often each did. */
class EveryCardActsTest {
    private static final int GAMES = 60;

    private final ActedCards acted = new ActedCards();

    @Test
    void everyCardActs() {
        for (int game = 0; game < GAMES; game++) {
            play(game);
        }
        System.out.println("Cards that acted in " + GAMES + " random games: " + acted.counts());
        acted.haveAllActed();
    }

    private void play(int game) {
        Rules rules = new Rules();
        Position position = rules.open(Tables.of(3 + game % 4));
        Scene scene = Scene.heard(new SplitMixChance(game), acted::hear, null);
        Rng rng = new Rng(game);
        Choices buffer = new Choices();
        position.advance(scene);
        while (!position.isOver()) {
            Pending pending = position.pending();
            Decision decision = pending == null ? null : pending.firstOpen();
            assertThat(decision).isNotNull();
            position.answer(decision.id(), decision.question().draw(position, decision.seat(), rng, buffer), scene);
            position.advance(scene);
        }
    }
}

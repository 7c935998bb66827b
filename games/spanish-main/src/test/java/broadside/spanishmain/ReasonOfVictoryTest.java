package broadside.spanishmain;

import static org.assertj.core.api.Assertions.assertThat;

import broadside.engine.chance.Rng;
import broadside.engine.chance.SplitMixChance;
import broadside.engine.game.Outcome;
import broadside.engine.game.Setup;
import broadside.engine.play.Choices;
import broadside.engine.play.Decision;
import broadside.engine.play.Pending;
import broadside.engine.play.Scene;
import java.util.Collections;
import org.junit.jupiter.api.Test;

/** A tie-break is named as the reason of a victory only where the fame was equal. */
class ReasonOfVictoryTest {
    private static final int GAMES = 50;

    private final Rules rules = new Rules();
    private int ties;

    @Test
    void namesTheTieBreakThatDecided() {
        for (Setup setup : Tables.all()) {
            for (int game = 0; game < GAMES; game++) {
                check(play(setup, game));
            }
        }
        assertThat(ties).isPositive();
    }

    private void check(Outcome outcome) {
        int most = Collections.max(outcome.scores());
        boolean tie = Collections.frequency(outcome.scores(), most) > 1;
        assertThat(outcome.scores().get(outcome.winners().get(0))).isEqualTo(most);
        assertThat(outcome.reason().key().equals("sm.outcome.fame")).isEqualTo(!tie);
        assertThat(outcome.clauses().stream().anyMatch(clause -> clause.id().equals("SM-END-07")))
                .isEqualTo(tie);
        ties += tie ? 1 : 0;
    }

    private Outcome play(Setup setup, int game) {
        Position position = rules.open(setup);
        Scene scene = Scene.silent(new SplitMixChance(game));
        Rng rng = new Rng(game);
        Choices buffer = new Choices();
        position.advance(scene);
        for (Pending pending = position.pending(); pending != null; pending = position.pending()) {
            Decision decision = pending.decision(0);
            decision.options(position, buffer);
            position.answer(decision.id(), buffer.get(rng.below(buffer.size())), scene);
            position.advance(scene);
        }
        return rules.outcome(position);
    }
}

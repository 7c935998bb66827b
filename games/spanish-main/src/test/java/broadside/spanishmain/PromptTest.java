package broadside.spanishmain;

import static org.assertj.core.api.Assertions.assertThat;

import broadside.engine.chance.SplitMixChance;
import broadside.engine.game.Setup;
import broadside.engine.play.Decision;
import broadside.engine.play.Pending;
import broadside.engine.play.Scene;
import org.junit.jupiter.api.Test;

/** Who is asked to act is told which adventure comes next. */
class PromptTest {
    @Test
    void namesTheActiveAdventure() {
        Rules rules = new Rules();
        for (Setup setup : Tables.all()) {
            Position position = rules.open(setup);
            position.advance(Scene.silent(new SplitMixChance(1)));
            Pending pending = position.pending();
            assertThat(pending).isNotNull();
            Decision decision = pending.decision(0);
            var prompt = decision.<Position>question().prompt(position, decision.seat());
            assertThat(prompt.key()).isEqualTo("sm.prompt.action");
            assertThat(prompt.toString())
                    .contains(Adventure.of(position.active()).documentName());
        }
    }
}

package broadside.ai;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import broadside.engine.play.Decision;
import org.junit.jupiter.api.Test;

class BudgetTest {
    private final MonteCarloCaptain captain = new MonteCarloCaptain();
    private final broadside.spanishmain.Position position =
            Waters.afterChoices(Waters.SPANISH_MAIN, Waters.setup(Waters.SPANISH_MAIN, 2), 8, 3);
    private final Decision decision = Waters.first(position);

    private long choose(Budget budget) {
        var mask = Waters.mask(position, decision.seat());
        return captain.choose(Waters.SPANISH_MAIN, mask, decision, budget, 1);
    }

    @Test
    void iterationsAreCounted() {
        choose(Budget.iterations(37));
        assertThat(captain.iterations()).isEqualTo(37);
    }

    @Test
    void timeEndsTheSearch() {
        choose(new Budget(5, 100_000_000));
        assertThat(captain.iterations()).isLessThan(100_000_000);
    }

    @Test
    void aMoveIsReadyWithoutAnyTime() {
        assertThat(decision.legal(position, choose(Budget.millis(0)))).isTrue();
        assertThat(captain.iterations()).isZero();
        assertThat(decision.legal(position, choose(Budget.iterations(0)))).isTrue();
        assertThat(captain.iterations()).isZero();
    }

    @Test
    void aBudgetHasALimit() {
        assertThatIllegalArgumentException().isThrownBy(() -> new Budget(-1, 5));
        assertThatIllegalArgumentException().isThrownBy(() -> new Budget(Budget.UNLIMITED, Budget.UNLIMITED));
    }
}

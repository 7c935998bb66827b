package broadside.pirateattack;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Plays 100,000 random games spread over 3 to 10 players and all pairs of option values. */
@Tag("soak")
class ManyGamesSoakTest {
    @Test
    void allEnd() {
        ManyTablesTest.play(100_000);
    }
}

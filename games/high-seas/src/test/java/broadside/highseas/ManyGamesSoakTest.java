package broadside.highseas;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Plays 20,000 random games; of those with the planner's candidates a quarter ends before the time is up. */
@Tag("soak")
class ManyGamesSoakTest {
    @Test
    void allEndAndMostForAReason() {
        Map<Ending, Integer> endings = ManyGamesTest.play(Integer.getInteger("broadside.games", 20_000));
        int all = endings.values().stream().mapToInt(Integer::intValue).sum();
        int early = all - endings.getOrDefault(Ending.TIME, 0);
        System.out.println(early + " of " + all + " games with candidates ended before the time was up");
        assertThat(early * 4).isGreaterThanOrEqualTo(all);
    }
}

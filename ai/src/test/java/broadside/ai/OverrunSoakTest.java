package broadside.ai;

import static org.assertj.core.api.Assertions.assertThat;

import broadside.engine.chance.Rng;
import broadside.engine.chance.SplitMixChance;
import broadside.engine.play.Decision;
import broadside.engine.play.Scene;
import java.util.Arrays;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Measures by how much a captain overruns its time while every core has other work to do. */
@Tag("soak")
class OverrunSoakTest {
    private static final int DECISIONS = Integer.getInteger("overrun.decisions", 10_000);
    private static final long MILLIS = Long.getLong("overrun.millis", 20);

    @Test
    void captainsKeepTheirTime() throws Exception {
        AtomicBoolean done = new AtomicBoolean();
        Thread[] busy = new Thread[Runtime.getRuntime().availableProcessors()];
        for (int i = 0; i < busy.length; i++) {
            busy[i] = new Thread(() -> keepBusy(done));
            busy[i].setDaemon(true);
            busy[i].start();
        }
        long[] overruns = measure();
        done.set(true);
        for (Thread thread : busy) {
            thread.join();
        }
        Arrays.sort(overruns);
        System.out.printf(
                "overrun of %d ms over %d decisions: p50 %.2f ms, p99 %.2f ms, p99.9 %.2f ms, most %.2f ms%n",
                MILLIS,
                DECISIONS,
                overruns[DECISIONS / 2] / 1e6,
                overruns[DECISIONS * 99 / 100] / 1e6,
                overruns[DECISIONS * 999 / 1000] / 1e6,
                overruns[DECISIONS - 1] / 1e6);
        assertThat(overruns[DECISIONS * 999 / 1000]).isLessThan(20_000_000);
    }

    private static void keepBusy(AtomicBoolean done) {
        Rng rng = new Rng(1);
        while (!done.get()) {
            rng.next();
        }
    }

    private static long[] measure() {
        long[] overruns = new long[DECISIONS];
        Captain captain = Level.CAPTAIN.captain();
        Budget budget = Budget.millis(MILLIS);
        int made = 0;
        for (long game = 0; made < DECISIONS; game++) {
            Scene scene = Scene.silent(new SplitMixChance(game));
            var position = Waters.SPANISH_MAIN.open(Waters.setup(Waters.SPANISH_MAIN, 2 + (int) (game % 3)));
            position.advance(scene);
            while (!position.isOver() && made < DECISIONS) {
                Decision decision = Waters.first(position);
                var mask = Waters.mask(position, decision.seat());
                long begun = System.nanoTime();
                long choice = captain.choose(Waters.SPANISH_MAIN, mask, decision, budget, made);
                overruns[made++] = System.nanoTime() - begun - MILLIS * 1_000_000;
                position.answer(decision.id(), choice, scene);
                position.advance(scene);
            }
        }
        return overruns;
    }
}

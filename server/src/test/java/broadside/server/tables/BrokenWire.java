package broadside.server.tables;

import broadside.engine.match.JournalFault;
import io.micrometer.core.instrument.Meter;
import io.micrometer.core.instrument.Timer;
import io.micrometer.core.instrument.cumulative.CumulativeTimer;
import io.micrometer.core.instrument.distribution.DistributionStatisticConfig;
import io.micrometer.core.instrument.distribution.pause.PauseDetector;
import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;

/** Breaks the wire to the database when asked to: after the commit, before anybody hears of it, where time is taken. */
final class BrokenWire extends SimpleMeterRegistry {
    private final AtomicBoolean breaks = new AtomicBoolean();

    /** Lets the next append fail although the store has taken it. */
    void breakOnce() {
        breaks.set(true);
    }

    @Override
    protected Timer newTimer(Meter.Id id, DistributionStatisticConfig config, PauseDetector pause) {
        return new CumulativeTimer(id, clock, config, pause, getBaseTimeUnit(), false) {
            @Override
            protected void recordNonNegative(long amount, TimeUnit unit) {
                if (breaks.getAndSet(false)) {
                    throw new JournalFault("the wire broke");
                }
                super.recordNonNegative(amount, unit);
            }
        };
    }
}

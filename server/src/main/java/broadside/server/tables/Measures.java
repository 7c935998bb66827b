package broadside.server.tables;

import broadside.engine.match.Journal;
import io.micrometer.core.instrument.Counter;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.Timer;
import java.util.concurrent.TimeUnit;

/** Counts what happens at the tables of a node, for its operator. */
final class Measures {
    private final Timer appends;
    private final Counter lost;
    private final Counter faults;

    Measures(MeterRegistry registry, Tables tables) {
        appends = Timer.builder("broadside.append")
                .description("how long the store takes to keep what somebody did")
                .publishPercentiles(0.5, 0.99)
                .register(registry);
        lost = Counter.builder("broadside.append.lost")
                .description("appends that the store did not take; the match is read again and tried once more")
                .register(registry);
        faults = Counter.builder("broadside.rules.faults")
                .description("mistakes of ours in the rules")
                .register(registry);
        registry.gauge("broadside.tables", tables, Tables::alive);
        registry.gauge("broadside.captains.waiting", tables, all -> all.crew().waiting());
    }

    /** Times what goes into a journal; every append but the first of a match is one thing that somebody did. */
    Journal timed(Journal journal) {
        return lines -> {
            long from = System.nanoTime();
            try {
                journal.append(lines);
                appends.record(System.nanoTime() - from, TimeUnit.NANOSECONDS);
            } catch (RuntimeException e) {
                lost.increment();
                throw e;
            }
        };
    }

    void fault() {
        faults.increment();
    }
}

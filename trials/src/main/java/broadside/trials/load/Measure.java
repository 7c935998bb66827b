package broadside.trials.load;

import java.util.ArrayList;
import java.util.List;

/** Counts what happens under load, between one look and the next. */
final class Measure {
    private final Latencies seen = new Latencies();
    private final Latencies late = new Latencies();
    private final List<String> errors = new ArrayList<>();
    private int choices;
    private long since = System.nanoTime();

    synchronized void sent(long lateNanos) {
        choices++;
        late.add(Math.max(0, lateNanos));
    }

    synchronized void seen(long nanos) {
        seen.add(nanos);
    }

    synchronized void error(String says) {
        errors.add(says);
    }

    synchronized void begin() {
        seen.clear();
        late.clear();
        choices = 0;
        since = System.nanoTime();
    }

    synchronized int errors() {
        return errors.size();
    }

    synchronized List<String> firstErrors() {
        return List.copyOf(errors.subList(0, Math.min(20, errors.size())));
    }

    /**
     * Is what was measured since the beginning.
     *
     * @param late how many milliseconds behind its time 99 of 100 choices were sent: the generator is the limit if it
     *     grows while the server is quick
     */
    record Result(double choicesPerSecond, double p50, double p99, double max, double late, int updates, int errors) {}

    synchronized Result result() {
        double seconds = (System.nanoTime() - since) / 1e9;
        return new Result(
                choices / seconds,
                seen.millis(0.5),
                seen.millis(0.99),
                seen.millis(1),
                late.millis(0.99),
                seen.count(),
                errors.size());
    }
}

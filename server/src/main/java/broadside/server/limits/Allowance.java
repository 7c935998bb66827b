package broadside.server.limits;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.LongSupplier;

/**
 * Counts what each of many askers may still do: so many at once, and so many per second in the long run (a token bucket
 * each). Made for HTTP requests, WebSocket messages and chat alike.
 */
public final class Allowance {
    /** Bounds the memory; whoever has been quiet longest is forgotten first, and starts afresh. */
    private static final int MOST_ASKERS = 20_000;

    private static final double NANOS = 1e9;

    private final int burst;
    private final double perSecond;
    private final LongSupplier nanos;
    private final Map<String, Bucket> buckets = new LinkedHashMap<>(64, 0.75f, true) {
        private static final long serialVersionUID = 1L;

        @Override
        protected boolean removeEldestEntry(Map.Entry<String, Bucket> eldest) {
            return size() > MOST_ASKERS;
        }
    };

    private static final class Bucket {
        private double left;
        private long counted;

        Bucket(double left, long counted) {
            this.left = left;
            this.counted = counted;
        }
    }

    /** Allows so many at once and so many per second. */
    public Allowance(int burst, double perSecond) {
        this(burst, perSecond, System::nanoTime);
    }

    /** Counts by another clock. */
    public Allowance(int burst, double perSecond, LongSupplier nanos) {
        this.burst = burst;
        this.perSecond = perSecond;
        this.nanos = nanos;
    }

    /** Takes one from what this asker may do; false if there is nothing left. */
    public synchronized boolean take(String asker) {
        long now = nanos.getAsLong();
        Bucket bucket = buckets.computeIfAbsent(asker, fresh -> new Bucket(burst, now));
        bucket.left = Math.min(burst, bucket.left + (now - bucket.counted) / NANOS * perSecond);
        bucket.counted = now;
        if (bucket.left < 1) {
            return false;
        }
        bucket.left -= 1;
        return true;
    }

    /** Returns after how many seconds somebody who has nothing left may try again. */
    public int patience() {
        return (int) Math.max(1, Math.ceil(1 / perSecond));
    }

    synchronized int askers() {
        return buckets.size();
    }
}

package broadside.server.tables;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.Comparator;
import java.util.PriorityQueue;
import java.util.concurrent.Callable;
import java.util.concurrent.FutureTask;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

/** Is a clock that a test sets forward by hand; what is due rings there and then. */
final class HandClock extends Clock {
    private long now = 1_700_000_000_000L;
    private long number;
    private final PriorityQueue<Ring> rings = new PriorityQueue<>(
            Comparator.comparingLong((Ring ring) -> ring.due).thenComparingLong(ring -> ring.order));

    private static final class Ring {
        final long due;
        final long order;
        final Runnable action;

        Ring(long due, long order, Runnable action) {
            this.due = due;
            this.order = order;
            this.action = action;
        }
    }

    /** Returns a timer that rings by this clock. What is to be repeated is not: tests call it themselves. */
    ScheduledExecutorService timer() {
        return new ScheduledThreadPoolExecutor(1) {
            @Override
            public ScheduledFuture<?> schedule(Runnable action, long wait, TimeUnit unit) {
                return ring(unit.toMillis(wait), action);
            }

            @Override
            public ScheduledFuture<?> scheduleWithFixedDelay(Runnable action, long first, long wait, TimeUnit unit) {
                return new Never();
            }
        };
    }

    private synchronized ScheduledFuture<?> ring(long wait, Runnable action) {
        Never handle = new Never();
        rings.add(new Ring(now + wait, number++, () -> {
            if (!handle.isCancelled()) {
                action.run();
            }
        }));
        return handle;
    }

    private synchronized Ring next(long until) {
        Ring first = rings.peek();
        if (first == null || first.due > until) {
            now = until;
            return null;
        }
        now = Math.max(now, first.due);
        return rings.remove();
    }

    /** Lets time pass. */
    void pass(Duration time) {
        long until = millis() + time.toMillis();
        for (Ring ring = next(until); ring != null; ring = next(until)) {
            ring.action.run();
        }
    }

    /** Forgets what was to ring, as a process that dies does. */
    synchronized void forget() {
        rings.clear();
    }

    @Override
    public synchronized long millis() {
        return now;
    }

    @Override
    public Instant instant() {
        return Instant.ofEpochMilli(millis());
    }

    @Override
    public ZoneId getZone() {
        return ZoneOffset.UTC;
    }

    @Override
    public Clock withZone(ZoneId zone) {
        return this;
    }

    /** Is a handle that can only be cancelled. */
    private static final class Never extends FutureTask<Object> implements ScheduledFuture<Object> {
        private static final Callable<Object> NOTHING = () -> "";

        Never() {
            super(NOTHING);
        }

        @Override
        public long getDelay(TimeUnit unit) {
            return 0;
        }

        @Override
        public int compareTo(java.util.concurrent.Delayed other) {
            return 0;
        }
    }
}

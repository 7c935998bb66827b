package broadside.engine.table;

import java.util.Comparator;
import java.util.PriorityQueue;

/** Goes on only when told to, so that whole matches with all their waiting run at once and always the same. */
public final class VirtualClock implements Clock {
    private final PriorityQueue<Ring> rings =
            new PriorityQueue<>(Comparator.comparingLong(Ring::time).thenComparingLong(Ring::number));
    private long now;
    private long set;

    private record Ring(long time, long number, Runnable action) {}

    public VirtualClock(long start) {
        now = start;
    }

    @Override
    public long millis() {
        return now;
    }

    @Override
    public Alarm at(long millis, Runnable action) {
        Ring ring = new Ring(Math.max(now, millis), set++, action);
        rings.add(ring);
        return () -> rings.remove(ring);
    }

    /** Lets so much time pass. */
    public void pass(long millis) {
        long end = now + millis;
        Ring next = rings.peek();
        while (next != null && next.time <= end) {
            ring();
            next = rings.peek();
        }
        now = end;
    }

    /** Goes on to the next alarm; false if none is set. */
    public boolean ring() {
        Ring next = rings.poll();
        if (next == null) {
            return false;
        }
        now = next.time;
        next.action.run();
        return true;
    }
}

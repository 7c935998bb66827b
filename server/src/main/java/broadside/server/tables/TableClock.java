package broadside.server.tables;

import broadside.engine.table.Clock;
import java.util.concurrent.Executor;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;

/** Is the real clock, which wakes a table on the table's own thread. */
final class TableClock implements Clock {
    private final java.time.Clock time;
    private final ScheduledExecutorService timer;
    private final Executor table;

    TableClock(java.time.Clock time, ScheduledExecutorService timer, Executor table) {
        this.time = time;
        this.timer = timer;
        this.table = table;
    }

    @Override
    public long millis() {
        return time.millis();
    }

    @Override
    public Alarm at(long millis, Runnable action) {
        AtomicBoolean off = new AtomicBoolean();
        Runnable onTable = () -> {
            if (!off.get()) {
                action.run();
            }
        };
        long wait = millis - millis();
        if (wait <= 0) {
            table.execute(onTable);
            return () -> off.set(true);
        }
        ScheduledFuture<?> ring = timer.schedule(() -> table.execute(onTable), wait, TimeUnit.MILLISECONDS);
        return () -> {
            off.set(true);
            ring.cancel(false);
        };
    }
}

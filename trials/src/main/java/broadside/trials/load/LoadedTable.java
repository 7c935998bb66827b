package broadside.trials.load;

import broadside.trials.crew.Sailor;
import io.vertx.core.Vertx;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.IntSupplier;
import org.jspecify.annotations.Nullable;

/**
 * Is one table under load: one of its players chooses every so many milliseconds, and it is measured when each of them
 * sees what came of it. Lives on the players' thread.
 */
final class LoadedTable implements Sailor.Watch {
    /** What a slow table waits at least, so that the rest of one change is not taken for the next. */
    private static final long PAUSE_NANOS = 5_000_000;

    private static final long LOOK_MILLIS = 500;

    private final Vertx vertx;
    private final Measure measure;
    private final IntSupplier every;
    private final BooleanSupplier begun;
    private final Consumer<LoadedTable> finished;
    private List<Sailor> sailors = List.of();
    private long sentAt;
    private boolean[] waitsFor = new boolean[0];
    private int waiting;
    private boolean over;
    private @Nullable Sailor next;
    private long dueAt;
    private long firstAfter;
    private int over4;

    LoadedTable(
            Vertx vertx, Measure measure, IntSupplier every, BooleanSupplier begun, Consumer<LoadedTable> finished) {
        this.vertx = vertx;
        this.measure = measure;
        this.every = every;
        this.begun = begun;
        this.finished = finished;
    }

    void manned(List<Sailor> crew, long firstAfterMillis) {
        sailors = crew;
        waitsFor = new boolean[crew.size()];
        firstAfter = firstAfterMillis * 1_000_000;
        dueAt = System.nanoTime() + firstAfter;
    }

    List<Sailor> sailors() {
        return sailors;
    }

    @Override
    public void asked(Sailor sailor) {
        next = sailor;
        schedule();
    }

    private void schedule() {
        long wait = Math.max(dueAt - System.nanoTime(), PAUSE_NANOS);
        vertx.setTimer(Math.max(1, wait / 1_000_000), id -> choose());
    }

    private void choose() {
        Sailor sailor = next;
        if (sailor == null || over) {
            return;
        }
        if (!sailor.canAnswer()) {
            return;
        }
        if (!begun.getAsBoolean()) {
            dueAt = System.nanoTime() + firstAfter;
            vertx.setTimer(LOOK_MILLIS, id -> choose());
            return;
        }
        if (System.nanoTime() < dueAt) {
            schedule();
            return;
        }
        if (waiting > 0) {
            // somebody has not seen the last change yet: the table falls behind its rate, which is told
            vertx.setTimer(2, id -> choose());
            return;
        }
        next = null;
        long now = System.nanoTime();
        measure.sent(now - dueAt);
        dueAt = Math.max(now, dueAt) + every.getAsInt() * 1_000_000L;
        sentAt = now;
        waiting = waitsFor.length;
        java.util.Arrays.fill(waitsFor, true);
        sailor.answer();
    }

    @Override
    public void updated(Sailor sailor) {
        int index = sailors.indexOf(sailor);
        if (index >= 0 && waitsFor[index]) {
            waitsFor[index] = false;
            waiting--;
            measure.seen(System.nanoTime() - sentAt);
        }
    }

    @Override
    public void ended(Sailor sailor) {
        over = true;
        if (++over4 == sailors.size()) {
            sailors.forEach(Sailor::leave);
            finished.accept(this);
        }
    }

    @Override
    public void complaint(Sailor sailor, String says) {
        measure.error(sailor.table() + " " + sailor.seat() + " " + says);
    }
}

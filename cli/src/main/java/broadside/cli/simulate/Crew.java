package broadside.cli.simulate;

import broadside.cli.Captains;
import broadside.engine.play.Position;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Shares the games of a run between threads. */
final class Crew<P extends Position> {
    private final Plan<P> plan;
    private final long first;
    private final long end;
    private final int batch;
    private final AtomicLong next;
    private final AtomicLong done = new AtomicLong();
    private final @Nullable GameRows rows;

    Crew(Plan<P> plan, long first, long games, @Nullable GameRows rows) {
        this.plan = plan;
        this.first = first;
        this.end = first + games;
        // Random games take microseconds: threads that met at every one of them would wait for each other.
        this.batch = plan.isRandom() ? 512 : 1;
        this.next = new AtomicLong(first);
        this.rows = rows;
    }

    long done() {
        return done.get();
    }

    long total() {
        return end - first;
    }

    /** Plays all games and returns the counts; tells how far it is from time to time. */
    Tally play(int threads, Supplier<@Nullable Captains> captains, Runnable tick) throws InterruptedException {
        List<Thread> hands = new ArrayList<>();
        List<Tally> tallies = new ArrayList<>();
        for (int i = 0; i < threads; i++) {
            Tally tally = new Tally(plan);
            GameLoop<P> loop = new GameLoop<>(plan, captains.get());
            tallies.add(tally);
            Thread hand = new Thread(() -> work(loop, tally), "simulate-" + i);
            hand.setDaemon(true);
            hands.add(hand);
        }
        hands.forEach(Thread::start);
        for (Thread hand : hands) {
            while (hand.isAlive()) {
                hand.join(200);
                tick.run();
            }
        }
        Tally all = new Tally(plan);
        tallies.forEach(all::add);
        return all;
    }

    private void work(GameLoop<P> loop, Tally tally) {
        StringBuilder lines = new StringBuilder();
        GameRows out = rows;
        for (long from = next.getAndAdd(batch); from < end; from = next.getAndAdd(batch)) {
            long to = Math.min(from + batch, end);
            for (long n = from; n < to; n++) {
                try {
                    Played played = loop.play(n);
                    tally.add(played);
                    if (out != null) {
                        lines.append(GameRows.row(plan, played)).append('\n');
                    }
                } catch (RuntimeException | StackOverflowError | AssertionError broken) {
                    tally.fault(n, broken);
                }
            }
            done.addAndGet(to - from);
            if (out != null) {
                out.add(from, to - from, lines.toString());
                lines.setLength(0);
            }
        }
    }
}

package broadside.ai;

import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import org.jspecify.annotations.Nullable;

/** Thinks about one question at a time on a thread of its own, and always has an answer ready. */
final class Thinker {
    /** Seconds without a question after which the thread ends; the next question starts another. */
    private static final long PATIENCE = 10;

    private final MonteCarloCaptain captain = new MonteCarloCaptain();
    private final ReentrantLock lock = new ReentrantLock();
    private final Condition changed = lock.newCondition();
    private volatile long ready;
    private @Nullable Question question;
    private boolean finished = true;
    private boolean running;
    private @Nullable RuntimeException failure;

    /** Is what to think about. */
    interface Question {
        long answer(MonteCarloCaptain captain);
    }

    Thinker() {
        captain.tell(choice -> ready = choice);
    }

    boolean isIdle() {
        lock.lock();
        try {
            return finished;
        } finally {
            lock.unlock();
        }
    }

    void awaitIdle() {
        lock.lock();
        try {
            while (!finished) {
                changed.awaitUninterruptibly();
            }
        } finally {
            lock.unlock();
        }
    }

    /** Begins to think. The thinker is idle. */
    void begin(Question asked, long fallback) {
        lock.lock();
        try {
            ready = fallback;
            captain.stop(false);
            question = asked;
            finished = false;
            failure = null;
            if (!running) {
                running = true;
                Thread thread = new Thread(this::think, "captain");
                thread.setDaemon(true);
                thread.start();
            }
            changed.signalAll();
        } finally {
            lock.unlock();
        }
    }

    /** Returns the answer, or at the end of the time what seems best so far. */
    long answer(long end) {
        lock.lock();
        try {
            long left = end - System.nanoTime();
            while (!finished && left > 0 && await(left)) {
                left = end - System.nanoTime();
            }
            captain.stop(true);
            if (finished && failure != null) {
                throw failure;
            }
            return ready;
        } finally {
            lock.unlock();
        }
    }

    private void think() {
        for (Question asked = next(); asked != null; asked = next()) {
            RuntimeException wrong = null;
            long choice = ready;
            try {
                choice = asked.answer(captain);
            } catch (RuntimeException e) {
                wrong = e;
            }
            lock.lock();
            try {
                ready = choice;
                failure = wrong;
                finished = true;
                changed.signalAll();
            } finally {
                lock.unlock();
            }
        }
    }

    /** Waits for a question; null where none comes and the thread is to end. */
    private @Nullable Question next() {
        lock.lock();
        try {
            long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(PATIENCE);
            long left = end - System.nanoTime();
            while (question == null && left > 0 && await(left)) {
                left = end - System.nanoTime();
            }
            Question asked = question;
            question = null;
            running = asked != null;
            return asked;
        } finally {
            lock.unlock();
        }
    }

    /** Waits; false where the waiting thread is interrupted: then an answer is wanted now, and is ready at any time. */
    private boolean await(long nanos) {
        try {
            changed.awaitNanos(nanos);
            return true;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return false;
        }
    }
}

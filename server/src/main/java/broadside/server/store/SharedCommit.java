package broadside.server.store;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.locks.ReentrantLock;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.HandleCallback;
import org.jdbi.v3.core.Jdbi;
import org.jspecify.annotations.Nullable;

/**
 * Lets the writers of SQLite share a commit.
 *
 * <p>SQLite lets one write at a time, and a commit waits for the disk: alone, each table would wait for all before it. So
 * whoever gets his turn also carries out what the others have waiting, and one wait for the disk serves them all. Each
 * change is still done whole or not at all: one that fails is taken back alone.
 */
final class SharedCommit {
    private static final String ONE = "one";

    private final Jdbi jdbi;

    /** Fair, so that nobody waits behind those who came later. */
    private final ReentrantLock turn = new ReentrantLock(true);

    private final List<Change<?>> waiting = new ArrayList<>();

    SharedCommit(Jdbi jdbi) {
        this.jdbi = jdbi;
    }

    /** Does all of this or, if it throws, nothing; it is on disk when this returns. */
    <T> T run(HandleCallback<T, RuntimeException> work) {
        Change<T> change = new Change<>(work);
        synchronized (waiting) {
            waiting.add(change);
        }
        turn.lock();
        try {
            if (!change.done) {
                commit(all());
            }
        } finally {
            turn.unlock();
        }
        return change.result();
    }

    /** Returns how many wait for their turn. */
    int waiting() {
        synchronized (waiting) {
            return waiting.size();
        }
    }

    private List<Change<?>> all() {
        synchronized (waiting) {
            List<Change<?>> all = new ArrayList<>(waiting);
            waiting.clear();
            return all;
        }
    }

    private void commit(List<Change<?>> changes) {
        try {
            if (changes.size() == 1) {
                // Alone it needs no mark to go back to: if it fails, so does the commit.
                jdbi.useTransaction(changes.get(0)::carryOutAlone);
            } else {
                jdbi.useTransaction(handle -> changes.forEach(change -> change.carryOut(handle)));
            }
            changes.forEach(change -> change.committed = true);
        } catch (RuntimeException e) {
            changes.forEach(change -> change.fail(e));
        } catch (Error e) {
            // Out of memory in one change takes back them all, so all must hear of it.
            changes.forEach(change -> change.fail(new StoreFault("the commit that was shared failed", e)));
            throw e;
        } finally {
            changes.forEach(change -> change.done = true);
        }
    }

    /** Is what one writer wants; read and written by whoever has the turn. */
    private static final class Change<T> {
        private final HandleCallback<T, RuntimeException> work;
        private @Nullable T value;
        private @Nullable RuntimeException failure;
        private boolean done;
        /** Whether it is on disk: only then does anybody hear that it was kept. */
        private boolean committed;

        Change(HandleCallback<T, RuntimeException> work) {
            this.work = work;
        }

        void carryOut(Handle handle) {
            handle.savepoint(ONE);
            try {
                value = work.withHandle(handle);
                handle.releaseSavepoint(ONE);
            } catch (RuntimeException e) {
                failure = e;
                handle.rollbackToSavepoint(ONE);
            }
        }

        void carryOutAlone(Handle handle) {
            value = work.withHandle(handle);
        }

        void fail(RuntimeException e) {
            if (failure == null) {
                failure = e;
            }
        }

        @SuppressWarnings({"NullAway", "DataFlowIssue"}) // the work may well return null, if T allows it
        T result() {
            RuntimeException e = failure;
            if (e != null) {
                throw e;
            }
            if (!committed) {
                throw new IllegalStateException("the change was not committed");
            }
            return value;
        }
    }
}

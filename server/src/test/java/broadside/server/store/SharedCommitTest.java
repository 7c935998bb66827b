package broadside.server.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SharedCommitTest {
    private static final int WRITERS = 12;

    private final ExecutorService writers = Executors.newFixedThreadPool(WRITERS);
    private Jdbi jdbi;
    private SharedCommit commit;

    @BeforeEach
    void open(@TempDir Path folder) {
        jdbi = Jdbi.create("jdbc:sqlite:" + folder.resolve("shared.db") + "?foreign_keys=true");
        jdbi.useHandle(handle -> handle.execute("CREATE TABLE kept (number INTEGER PRIMARY KEY)"));
        commit = new SharedCommit(jdbi);
    }

    @AfterEach
    void close() {
        writers.shutdownNow();
    }

    @Test
    void thoseWhoWaitShareOneTransaction() throws Exception {
        CountDownLatch begun = new CountDownLatch(1);
        CountDownLatch goOn = new CountDownLatch(1);
        Future<Handle> first = writers.submit(() -> commit.run(handle -> {
            begun.countDown();
            await(goOn);
            return put(handle, 0);
        }));
        begun.await();
        List<Future<Handle>> others = new ArrayList<>();
        CountDownLatch started = new CountDownLatch(WRITERS - 1);
        for (int number = 1; number < WRITERS; number++) {
            int mine = number;
            others.add(writers.submit(() -> {
                started.countDown();
                return commit.run(handle -> put(handle, mine));
            }));
        }
        started.await();
        // started is not yet waiting: let them come as far as they can, which is the queue
        while (commit.waiting() < WRITERS - 1) {
            Thread.onSpinWait();
        }
        goOn.countDown();
        Handle alone = first.get();
        Handle shared = others.get(0).get();
        assertThat(shared).isNotSameAs(alone);
        for (Future<Handle> other : others) {
            assertThat(other.get()).isSameAs(shared);
        }
        assertThat(kept()).isEqualTo(WRITERS);
    }

    @Test
    void whatFailsIsTakenBackAloneAndToldToItsOwner() throws Exception {
        CompletableFuture<Void> together = new CompletableFuture<>();
        List<Future<Handle>> all = new ArrayList<>();
        for (int number = 0; number < 120; number++) {
            int mine = number;
            all.add(writers.submit(() -> {
                together.join();
                return commit.run(handle -> {
                    Handle used = put(handle, mine);
                    if (mine % 5 == 0) {
                        throw new IllegalArgumentException("not " + mine);
                    }
                    return used;
                });
            }));
        }
        together.complete(null);
        for (int number = 0; number < all.size(); number++) {
            Future<Handle> one = all.get(number);
            if (number % 5 == 0) {
                assertThatThrownBy(one::get)
                        .isInstanceOf(ExecutionException.class)
                        .hasRootCauseMessage("not " + number);
            } else {
                assertThat(one.get()).isNotNull();
            }
        }
        assertThat(kept()).isEqualTo(96);
    }

    @Test
    void aCommitThatFailsIsAFailure() {
        jdbi.useHandle(handle -> handle.execute(
                "CREATE TABLE child (of INTEGER REFERENCES kept(number) DEFERRABLE" + " INITIALLY DEFERRED)"));
        assertThatThrownBy(() -> commit.run(handle -> {
                    // a debt that is only looked at by the commit itself
                    handle.execute("INSERT INTO child (of) VALUES (77)");
                    return put(handle, 1);
                }))
                .isInstanceOf(RuntimeException.class);
        assertThat(kept()).isZero();
        commit.run(handle -> put(handle, 1));
        assertThat(kept()).isEqualTo(1);
    }

    @Test
    void h8_anErrorInOneChangeIsAFailureOfAllThatShareItsCommit() throws Exception {
        CountDownLatch begun = new CountDownLatch(1);
        CountDownLatch goOn = new CountDownLatch(1);
        Future<Handle> first = writers.submit(() -> commit.run(handle -> {
            begun.countDown();
            await(goOn);
            return put(handle, 0);
        }));
        begun.await();
        Future<Handle> good = writers.submit(() -> commit.run(handle -> put(handle, 1)));
        while (commit.waiting() < 1) {
            Thread.onSpinWait();
        }
        Future<Handle> bad = writers.submit(() -> commit.run(handle -> {
            throw new OutOfMemoryError("for the test");
        }));
        while (commit.waiting() < 2) {
            Thread.onSpinWait();
        }
        goOn.countDown();

        assertThat(first.get()).isNotNull();
        assertThatThrownBy(good::get).isInstanceOf(ExecutionException.class);
        assertThatThrownBy(bad::get).isInstanceOf(ExecutionException.class);
        assertThat(kept()).isEqualTo(1);
        commit.run(handle -> put(handle, 1));
        assertThat(kept()).isEqualTo(2);
    }

    private static Handle put(Handle handle, int number) {
        handle.execute("INSERT INTO kept (number) VALUES (?)", number);
        return handle;
    }

    private int kept() {
        return jdbi.withHandle(handle -> handle.createQuery("SELECT COUNT(*) FROM kept")
                .mapTo(Integer.class)
                .one());
    }

    private static void await(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}

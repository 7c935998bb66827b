package broadside.server.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Clock;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** States who hears of changes. */
abstract class NewsContract {
    static final News MISSED = new News(Topic.TABLE, "something may have been missed", -1);

    @TempDir
    Path folder;

    DatabaseAddress address;
    Store store;

    abstract DatabaseAddress address(Path emptyFolder) throws Exception;

    @BeforeEach
    void open() throws Exception {
        address = address(folder);
        store = Store.open(address, Clock.systemUTC());
    }

    @AfterEach
    void close() {
        store.close();
    }

    static BlockingQueue<News> listenTo(Store node) {
        BlockingQueue<News> heard = new LinkedBlockingQueue<>();
        node.fanOut().listen(new FanOut.Listener() {
            @Override
            public void heard(News news) {
                heard.add(news);
            }

            @Override
            public void mayHaveMissed() {
                heard.add(MISSED);
            }
        });
        return heard;
    }

    static @Nullable News next(BlockingQueue<News> heard) throws InterruptedException {
        return heard.poll(10, TimeUnit.SECONDS);
    }

    String openMatch() {
        String match = FreshId.next();
        store.matches().open(match, "spanish-main", Visibility.PUBLIC, "{}", "5ec4e7", null);
        return match;
    }

    @Test
    void aNodeHearsOfEveryKindOfChange() throws Exception {
        BlockingQueue<News> heard = listenTo(store);

        String match = openMatch();
        store.records().append(match, 1, List.of("a", "b"));
        store.chat().say(match, null, "table", "welcome");
        store.records().appendEnd(match, 3, List.of("end"));

        assertThat(next(heard)).isEqualTo(new News(Topic.TABLE, match, 0));
        assertThat(next(heard)).isEqualTo(new News(Topic.LINES, match, 2));
        assertThat(next(heard)).isEqualTo(new News(Topic.CHAT, match, 1));
        assertThat(next(heard)).isEqualTo(new News(Topic.LINES, match, 3));
        assertThat(next(heard)).isEqualTo(new News(Topic.TABLE, match, 0));
    }

    @Test
    void nobodyHearsOfWhatDidNotHappen() throws Exception {
        String match = openMatch();
        store.records().append(match, 1, List.of("a"));
        BlockingQueue<News> heard = listenTo(store);

        store.records().append(match, 1, List.of("too late"));
        store.records().append(match, 2, List.of("b"));

        News first = next(heard);
        // News from before the listener came may still be on the way.
        while (!new News(Topic.LINES, match, 2).equals(first)) {
            assertThat(first).isIn(new News(Topic.TABLE, match, 0), new News(Topic.LINES, match, 1));
            first = next(heard);
        }
        assertThat(heard.poll(200, TimeUnit.MILLISECONDS)).isNull();
    }

    @Test
    void aListenerThatFailsHarmsNobody() throws Exception {
        store.fanOut().listen(new FanOut.Listener() {
            @Override
            public void heard(News news) {
                throw new IllegalStateException("a listener that fails, as this test wants");
            }

            @Override
            public void mayHaveMissed() {}
        });
        BlockingQueue<News> heard = listenTo(store);

        String match = openMatch();

        assertThat(next(heard)).isEqualTo(new News(Topic.TABLE, match, 0));
    }
}

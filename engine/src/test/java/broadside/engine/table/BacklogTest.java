package broadside.engine.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class BacklogTest {
    private final Backlog backlog = new Backlog();
    private final List<String> sent = new ArrayList<>();

    @Test
    void goesOnBehindTheLastMessageSeen() {
        backlog.add("one");
        backlog.add("two");
        backlog.add("three");
        assertThat(backlog.next()).isEqualTo(4);
        assertThat(backlog.since(1, sent::add)).isTrue();
        assertThat(sent).containsExactly("two", "three");
    }

    @Test
    void whoHasSeenEverythingHearsNothingTwice() {
        backlog.add("one");
        assertThat(backlog.since(1, sent::add)).isTrue();
        assertThat(sent).isEmpty();
    }

    @Test
    void numbersNeverSentAreNotContinued() {
        backlog.add("one");
        assertThat(backlog.since(2, sent::add)).isFalse();
        assertThat(backlog.since(-1, sent::add)).isFalse();
    }

    @Test
    void forgetsTheOldestOnceThereIsTooMuch() {
        String long1 = "1".repeat(30_000);
        String long2 = "2".repeat(30_000);
        backlog.add(long1);
        backlog.add(long2);
        assertThat(backlog.since(0, sent::add)).isFalse();
        assertThat(sent).isEmpty();
        assertThat(backlog.since(1, sent::add)).isTrue();
        assertThat(sent).containsExactly(long2);
    }

    @Test
    void theNewestIsKeptHoweverLong() {
        String whole = "x".repeat(200_000);
        backlog.add(whole);
        assertThat(backlog.since(0, sent::add)).isTrue();
        assertThat(sent).containsExactly(whole);
    }
}

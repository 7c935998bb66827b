package broadside.server.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** States what holds for the store on every database. */
abstract class StoreContract {
    private static final int RACERS = 8;

    @TempDir
    Path folder;

    private DatabaseAddress address;
    Store store;
    /** Another node on the same database. */
    Store other;

    abstract DatabaseAddress address(Path emptyFolder) throws Exception;

    @BeforeEach
    void open() throws Exception {
        address = address(folder);
        store = Store.open(address, Clock.systemUTC());
        other = Store.open(address, Clock.systemUTC());
    }

    @AfterEach
    void close() {
        other.close();
        store.close();
    }

    private String match() {
        String id = FreshId.next();
        store.matches().open(id, "spanish-main", Visibility.PUBLIC, "{}", "5ec4e7", null);
        return id;
    }

    // --- records

    @Test
    void whatWasAppendedIsReadInOrder() {
        String match = match();

        assertThat(store.records().append(match, 1, List.of("a", "b"))).isTrue();
        assertThat(store.records().append(match, 3, List.of("ç", "d"))).isTrue();

        assertThat(other.records().after(match, 0)).containsExactly("a", "b", "ç", "d");
        assertThat(other.records().after(match, 3)).containsExactly("d");
        assertThat(other.records().last(match)).isEqualTo(4);
        assertThat(new String(other.records().file(match), java.nio.charset.StandardCharsets.UTF_8))
                .isEqualTo("a\nb\nç\nd\n");
    }

    @Test
    void whoIsSecondAppendsNothing() {
        String match = match();
        store.records().append(match, 1, List.of("a"));
        store.records().append(match, 2, List.of("b"));

        assertThat(other.records().append(match, 2, List.of("x", "y"))).isFalse();

        assertThat(store.records().after(match, 0)).containsExactly("a", "b");
    }

    @Test
    void nothingIsAppendedBehindAGap() {
        String match = match();
        store.records().append(match, 1, List.of("a"));

        assertThat(store.records().append(match, 3, List.of("c"))).isFalse();

        assertThat(store.records().after(match, 0)).containsExactly("a");
    }

    @Test
    void ofManyRacersOneWinsEachPlace() throws Exception {
        String match = match();
        for (int place = 1; place <= 20; place++) {
            int seq = place;
            List<Boolean> won = race(racer -> {
                Records records = (racer % 2 == 0 ? store : other).records();
                return records.append(match, seq, List.of("line " + seq + " by " + racer));
            });
            assertThat(won).containsOnlyOnce(true);
        }
        assertThat(store.records().after(match, 0)).hasSize(20);
    }

    @Test
    void theEndOfTheRecordFinishesTheMatch() {
        String match = match();
        store.matches().start(match);
        store.records().append(match, 1, List.of("a"));
        assertThat(store.matches().find(match).state()).isEqualTo(MatchState.RUNNING);

        store.records().appendEnd(match, 2, List.of("end"));

        assertThat(store.matches().find(match).state()).isEqualTo(MatchState.FINISHED);
    }

    @Test
    void aRecordNeedsItsMatch() {
        assertThatThrownBy(() -> store.records().append("nobody", 1, List.of("a")))
                .isInstanceOf(RuntimeException.class);
    }

    // --- matches

    @Test
    void aMatchIsStartedOnceAndPlannedOnlyBefore() throws Exception {
        String match = match();
        assertThat(store.matches().plan(match, "{\"seats\":3}")).isTrue();

        List<Boolean> started =
                race(racer -> (racer % 2 == 0 ? store : other).matches().start(match));

        assertThat(started).containsOnlyOnce(true);
        assertThat(store.matches().plan(match, "{}")).isFalse();
        assertThat(store.matches().find(match).header()).isEqualTo("{\"seats\":3}");
    }

    @Test
    void theLobbyListsPublicMatchesOnly() {
        String shown = match();
        String hidden = FreshId.next();
        store.matches().open(hidden, "spanish-main", Visibility.LINK, "{}", "5ec4e7", null);

        List<StoredMatch> listed = store.matches().listed(MatchState.OPEN, Long.MAX_VALUE, 10);

        assertThat(listed).extracting(StoredMatch::id).contains(shown).doesNotContain(hidden);
        assertThat(store.matches().secret(hidden)).isEqualTo("5ec4e7");
        assertThat(listed.toString()).doesNotContain("5ec4e7");
    }

    @Test
    void aDeletedMatchLeavesNothing() {
        String match = match();
        store.records().append(match, 1, List.of("a"));
        store.seats().place(match, List.of("one", "two"));
        store.chat().say(match, null, "table", "welcome");

        assertThat(store.matches().delete(match)).isTrue();

        assertThat(store.records().last(match)).isZero();
        assertThat(store.seats().at(match)).isEmpty();
        assertThat(store.chat().after(match, 0, 10)).isEmpty();
        assertThat(store.matches().delete(match)).isFalse();
    }

    // --- leases

    @Test
    void oneNodeHoldsALeaseUntilItLapses() throws Exception {
        String match = match();
        store.matches().start(match);
        Duration instant = Duration.ofMillis(300);
        assertThat(store.leases().orphans(10)).containsExactly(match);

        assertThat(store.leases().take(match, "node-a", instant)).isTrue();
        assertThat(other.leases().take(match, "node-b", instant)).isFalse();
        assertThat(store.leases().take(match, "node-a", instant)).as("renewed").isTrue();
        assertThat(other.leases().holder(match)).isEqualTo("node-a");
        assertThat(other.leases().orphans(10)).isEmpty();

        Thread.sleep(instant.toMillis() + 50);
        assertThat(store.leases().holder(match)).isNull();
        assertThat(other.leases().orphans(10)).containsExactly(match);
        assertThat(other.leases().take(match, "node-b", Duration.ofMinutes(1))).isTrue();
        assertThat(store.leases().take(match, "node-a", instant)).isFalse();
    }

    @Test
    void aStoppingNodeGivesItsLeasesBack() {
        String match = match();
        store.leases().take(match, "node-a", Duration.ofMinutes(1));

        store.leases().release("node-a");

        assertThat(other.leases().take(match, "node-b", Duration.ofMinutes(1))).isTrue();
    }

    @Test
    void ofManyNodesOneGetsAFreeLease() throws Exception {
        String match = match();

        List<Boolean> took = race(
                racer -> (racer % 2 == 0 ? store : other).leases().take(match, "node-" + racer, Duration.ofMinutes(1)));

        assertThat(took).containsOnlyOnce(true);
    }

    // --- seats

    @Test
    void oneOfManyGetsTheSeat() throws Exception {
        String match = match();
        store.seats().place(match, List.of("one", "two"));
        List<String> people = new ArrayList<>();
        for (int i = 0; i < RACERS; i++) {
            people.add(store.people().add("racer " + i).id());
        }

        List<Boolean> sits = race(
                racer -> (racer % 2 == 0 ? store : other).seats().take(match, 1, people.get(racer), "racer " + racer));

        assertThat(sits).containsOnlyOnce(true);
        StoredSeat seat = store.seats().at(match).get(1);
        assertThat(seat.person()).isEqualTo(people.get(sits.indexOf(true)));
        assertThat(store.matches().of(seat.person(), Long.MAX_VALUE, 10)).hasSize(1);
        assertThat(store.seats().giveToCaptain(match, 1, "bosun", "Bosun")).isFalse();
        assertThat(store.seats().giveToCaptain(match, 0, "bosun", "Bosun")).isTrue();
        assertThat(store.seats().free(match, 1, "two")).isTrue();
        assertThat(store.seats().at(match).get(1).isFree()).isTrue();
    }

    @Test
    void aBotFindsItsSeatByTheHashOfItsToken() {
        String match = match();
        store.seats().place(match, List.of("one"));

        store.seats().letBotPlay(match, 0, "hash");

        assertThat(store.seats().withToken("hash").match()).isEqualTo(match);
        assertThat(store.seats().withToken("other")).isNull();
    }

    // --- chat, presets, settings

    @Test
    void everybodyIsHeardOnce() throws Exception {
        String match = match();

        race(racer -> (racer % 2 == 0 ? store : other).chat().say(match, null, "racer", "word " + racer));

        List<ChatLine> lines = store.chat().after(match, 0, 100);
        assertThat(lines).extracting(ChatLine::seq).containsExactly(1, 2, 3, 4, 5, 6, 7, 8);
        assertThat(lines).extracting(ChatLine::said).doesNotHaveDuplicates();
        assertThat(store.chat().after(match, 0, 2)).extracting(ChatLine::seq).containsExactly(7, 8);
    }

    @Test
    void aPresetIsItsOwnersUntilShared() {
        String ann = store.people().add("Ann").id();
        Preset secret = store.presets().add(ann, "spanish-main", "ours", "{}", false);
        Preset shared = store.presets().add(ann, "spanish-main", "everybody's", "{}", true);

        assertThat(store.presets().find(secret.id(), null)).isNull();
        assertThat(store.presets().find(secret.id(), ann)).isEqualTo(secret);
        assertThat(store.presets().find(shared.id(), "bob")).isEqualTo(shared);
        assertThat(store.presets().of(ann)).hasSize(2);
        assertThat(store.presets().delete(shared.id(), "bob")).isFalse();
        assertThat(store.presets().delete(shared.id(), ann)).isTrue();
    }

    @Test
    void nodesThatStartTogetherAgreeOnASetting() throws Exception {
        List<String> keys =
                race(racer -> (racer % 2 == 0 ? store : other).settings().getOrMake("key", () -> "made by " + racer));

        assertThat(keys).containsOnly(store.settings().get("key"));
    }

    /** Lets everybody do this at the same moment. */
    private <T> List<T> race(Attempt<T> attempt) throws Exception {
        ExecutorService threads = Executors.newFixedThreadPool(RACERS);
        try {
            CyclicBarrier start = new CyclicBarrier(RACERS);
            List<Callable<T>> racers = new ArrayList<>();
            for (int i = 0; i < RACERS; i++) {
                int racer = i;
                racers.add(() -> {
                    start.await();
                    return attempt.make(racer);
                });
            }
            List<T> results = new ArrayList<>();
            for (Future<T> result : threads.invokeAll(racers)) {
                results.add(result.get());
            }
            return results;
        } finally {
            threads.shutdownNow();
        }
    }

    private interface Attempt<T> {
        T make(int racer) throws Exception;
    }
}

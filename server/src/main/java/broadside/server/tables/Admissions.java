package broadside.server.tables;

import broadside.server.store.Store;
import broadside.server.store.StoredPerson;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Whose tokens are good now, as far as anybody at this node shows one. Kept in memory, since every message asks; what the
 * nodes tell each other, and at the latest the next round, brings it up to date.
 */
final class Admissions {
    private static final int GONE = -1;

    private final Store store;
    private final Map<String, Integer> epochs = new ConcurrentHashMap<>();
    /** Who was asked about since the last round; nobody else need be remembered. */
    private final Set<String> asked = ConcurrentHashMap.newKeySet();

    private volatile Set<String> banned;

    Admissions(Store store) {
        this.store = store;
        this.banned = store.bans().subjects();
    }

    /** Returns why somebody has to go; null if he may stay. */
    @Nullable
    Farewell objection(Identity who) {
        if (who.isAmong(banned)) {
            return Farewell.BANNED;
        }
        String person = who.person();
        return person == null || epoch(person) == who.epoch() ? null : Farewell.BAD_TOKEN;
    }

    private int epoch(String person) {
        asked.add(person);
        return epochs.computeIfAbsent(person, this::read);
    }

    private int read(String person) {
        StoredPerson stored = store.people().find(person);
        return stored == null ? GONE : stored.epoch();
    }

    /** Notes that a person's tokens may have ended. */
    void personChanged(String person) {
        epochs.remove(person);
    }

    void bansChanged() {
        banned = store.bans().subjects();
    }

    /** Reads everything again, with two questions however many people are here. */
    void readAgain() {
        bansChanged();
        readAgain(store.people()::epochs);
    }

    /**
     * Brings up to date those whom the answer is about, and of them only who has not changed meanwhile: somebody who came
     * in while the question was under way is not in the answer, and is not gone for that.
     */
    void readAgain(Function<Set<String>, Map<String, Integer>> epochsOf) {
        epochs.keySet().retainAll(Set.copyOf(asked));
        asked.clear();
        Map<String, Integer> before = Map.copyOf(epochs);
        Map<String, Integer> now = epochsOf.apply(before.keySet());
        before.forEach((person, epoch) -> epochs.replace(person, epoch, now.getOrDefault(person, GONE)));
    }
}

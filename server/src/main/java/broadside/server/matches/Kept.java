package broadside.server.matches;

import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Keeps the answers that were asked for last: finished matches never change, and making an answer costs a walk. */
final class Kept<V> {
    private final Map<String, V> answers;

    Kept(int most) {
        answers = new LinkedHashMap<>(16, 0.75f, true) {
            private static final long serialVersionUID = 1L;

            @Override
            protected boolean removeEldestEntry(Map.Entry<String, V> eldest) {
                return size() > most;
            }
        };
    }

    synchronized @Nullable V get(String key) {
        return answers.get(key);
    }

    synchronized void put(String key, V answer) {
        answers.put(key, answer);
    }
}

package broadside.server.tables;

import broadside.engine.words.Words;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/** Has the words of every game in every language at hand, loaded once. */
final class Languages {
    private static final Map<String, Words> LOADED = new ConcurrentHashMap<>();

    private Languages() {}

    /** Returns the words of a game; English for a language nobody speaks here. */
    static Words of(String game, @Nullable String language) {
        String spoken = language != null && Words.LANGUAGES.contains(language) ? language : "en";
        return LOADED.computeIfAbsent(
                game + " " + spoken, key -> Words.load(spoken, List.of("engine", game, "server")));
    }
}

package broadside.server.words;

import broadside.engine.words.Words;
import jakarta.inject.Singleton;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** Keeps the words of every game in every language: the engine's, the game's, and those of this server's own lists. */
@Singleton
public class Vocabulary {
    private final Map<String, Words> loaded = new ConcurrentHashMap<>();

    /** Returns the words of a game in a language, which is one of {@link Words#LANGUAGES}. */
    public Words of(String game, String language) {
        return loaded.computeIfAbsent(
                game + " " + language, key -> Words.load(language, List.of("engine", "lists", game)));
    }
}

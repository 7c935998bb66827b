package broadside.server.words;

import broadside.engine.words.Message;
import broadside.engine.words.Words;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** Says in every language why something cannot be done, and what to do about it: two sentences to a key. */
public final class Refusals {
    private static final Map<String, Words> LOADED = new ConcurrentHashMap<>();

    private Refusals() {}

    /** Returns the message that says what is wrong. */
    public static Message says(String key, Object... values) {
        return Message.of("refusal." + key, values);
    }

    /** Returns the message that says what to do. */
    public static Message help(String key, Object... values) {
        return Message.of("refusal." + key + ".help", values);
    }

    /** Puts a message of ours into words. */
    public static String inWords(Message message, String language) {
        return words(language, List.of("engine", "refusals")).say(message, List.of());
    }

    /** Puts a message of a game's rules into words. */
    public static String inWords(Message message, String language, String game) {
        return words(language, List.of("engine", game)).say(message, List.of());
    }

    private static Words words(String language, List<String> parts) {
        return LOADED.computeIfAbsent(language + parts, fresh -> Words.load(language, parts));
    }
}

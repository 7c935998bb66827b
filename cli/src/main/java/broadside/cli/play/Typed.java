package broadside.cli.play;

import broadside.cli.Speaker;
import broadside.engine.words.Words;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Finds choices by the words a person types: "sabotage zeewolf". Case and accents do not matter, beginnings suffice. */
final class Typed {
    private final Speaker speaker;
    private final Map<String, List<String>> known = new HashMap<>();

    private Typed(Speaker speaker) {
        this.speaker = speaker;
    }

    /** Says whether a line is more than a slip of a finger: one word at least has two letters. */
    static boolean isEnough(String typed) {
        return split(typed).stream().anyMatch(word -> word.length() > 1);
    }

    /** Returns the choices that have all these words. */
    static List<Choice> find(String typed, List<Choice> choices, Speaker speaker) {
        Typed search = new Typed(speaker);
        List<String> wanted = split(typed);
        List<Choice> found = new ArrayList<>();
        for (Choice choice : choices) {
            if (!wanted.isEmpty() && wanted.stream().allMatch(word -> search.has(choice, word))) {
                found.add(choice);
            }
        }
        return found;
    }

    private boolean has(Choice choice, String beginning) {
        for (Part part : choice.parts()) {
            if (begins(part.key(), beginning)) {
                return true;
            }
            for (String name : part.names()) {
                if (begins(name, beginning)) {
                    return true;
                }
            }
        }
        // The label may know more, such as the ship of an accused pirate.
        return begins(choice.label(), beginning);
    }

    private boolean begins(String name, String beginning) {
        for (String word : known.computeIfAbsent(name, this::words)) {
            if (word.startsWith(beginning)) {
                return true;
            }
        }
        return false;
    }

    /** Returns the words of a name in documents and in the language of the table, and those of a verb in a menu. */
    private List<String> words(String name) {
        String menu = "menu." + Words.slug(name);
        return split(name + " " + speaker.name(name) + (speaker.has(menu) ? " " + speaker.say(menu) : ""));
    }

    private static List<String> split(String text) {
        List<String> words = new ArrayList<>();
        for (String word : Words.plain(text).split("[^\\p{L}\\p{N}]+", -1)) {
            if (!word.isEmpty()) {
                words.add(word);
            }
        }
        return words;
    }
}

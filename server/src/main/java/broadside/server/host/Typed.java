package broadside.server.host;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** Is what was typed behind a command: words, and flags with their values. */
final class Typed {
    private final List<String> words = new ArrayList<>();
    private final Map<String, String> flags = new TreeMap<>();

    /** Reads arguments; both {@code --data x} and {@code --data=x} will do. */
    Typed(List<String> args, Set<String> known) {
        for (int i = 0; i < args.size(); i++) {
            String arg = args.get(i);
            if (!arg.startsWith("--")) {
                words.add(arg);
                continue;
            }
            int equals = arg.indexOf('=');
            String flag = equals < 0 ? arg : arg.substring(0, equals);
            if (!known.contains(flag)) {
                throw new Mistyped("there is no flag " + flag + " here");
            }
            if (equals < 0 && i + 1 == args.size()) {
                throw new Mistyped(flag + " needs a value");
            }
            String value = equals < 0 ? args.get(++i) : arg.substring(equals + 1);
            if (value.isBlank()) {
                throw new Mistyped(flag + " needs a value");
            }
            flags.put(flag, value);
        }
    }

    /** Says what is wrong with what was typed. */
    static final class Mistyped extends RuntimeException {
        private static final long serialVersionUID = 1L;

        Mistyped(String message) {
            super(message);
        }
    }

    @Nullable
    String flag(String name) {
        return flags.get(name);
    }

    String flag(String name, String without) {
        String value = flags.get(name);
        return value == null ? without : value;
    }

    /** Returns a number that was typed, or what holds without it. */
    int number(String name, int without) {
        String value = flags.get(name);
        if (value == null) {
            return without;
        }
        try {
            int number = Integer.parseInt(value);
            if (number > 0) {
                return number;
            }
        } catch (NumberFormatException e) {
            throw new Mistyped(name + " needs a number, not '" + value + "'");
        }
        throw new Mistyped(name + " needs a number above 0");
    }

    int size() {
        return words.size();
    }

    /** Returns a word that must be there. */
    String word(int index, String whatItIs) {
        if (index >= words.size()) {
            throw new Mistyped(whatItIs + " is missing");
        }
        return words.get(index);
    }

    @Nullable
    String wordOrNull(int index) {
        return index < words.size() ? words.get(index) : null;
    }

    /** Refuses words behind the last one that has a meaning. */
    void noMoreThan(int count) {
        if (words.size() > count) {
            throw new Mistyped("'" + words.get(count) + "' is one word too many");
        }
    }
}

package broadside.trials;

import java.util.Map;
import java.util.TreeMap;

/** Reads flags such as {@code --kills 200}. */
public final class Words {
    private final Map<String, String> flags = new TreeMap<>();

    /** Reads flags; throws with words that say what to type. */
    public Words(String[] args, int from, Map<String, String> defaults) {
        flags.putAll(defaults);
        for (int i = from; i < args.length; i += 2) {
            String name = args[i].replaceFirst("^--", "");
            if (!defaults.containsKey(name) || i + 1 == args.length) {
                throw new IllegalArgumentException(
                        "'" + args[i] + "': flags with a value are --" + String.join(", --", defaults.keySet()));
            }
            flags.put(name, args[i + 1]);
        }
    }

    public String text(String name) {
        String value = flags.get(name);
        if (value == null) {
            throw new IllegalArgumentException("--" + name + " is missing");
        }
        return value;
    }

    public int number(String name) {
        try {
            return Integer.parseInt(text(name));
        } catch (NumberFormatException e) {
            throw new IllegalArgumentException("--" + name + " needs a number, not '" + text(name) + "'", e);
        }
    }
}

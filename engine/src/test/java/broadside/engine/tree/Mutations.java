package broadside.engine.tree;

import broadside.engine.chance.Rng;

/** Spoils texts, the way careless people and hostile ones do. */
public final class Mutations {
    private static final String[] SPLINTERS = {
        "{",
        "}",
        "[",
        "]",
        ",",
        ":",
        "\"",
        "\\",
        "\\u",
        "null",
        "true",
        "-",
        "0",
        "99999999999999999999",
        "1e9",
        "?",
        "\u0000",
        "\uD83D",
        "\u2028",
        "\u00e9",
        "\uff11",
        " ",
        "\n",
        "-1",
        "2147483648",
        "\"\"",
        "{}",
        "[]"
    };

    private Mutations() {}

    /** Returns the text with one to four changes. */
    public static String of(String text, Rng rng) {
        StringBuilder out = new StringBuilder(text);
        for (int i = rng.below(4); i >= 0; i--) {
            int at = rng.below(out.length() + 1);
            int end = Math.min(out.length(), at + rng.below(12));
            switch (rng.below(6)) {
                case 0 -> out.delete(at, end);
                case 1 -> out.insert(at, SPLINTERS[rng.below(SPLINTERS.length)]);
                case 2 -> out.replace(at, Math.min(out.length(), at + 1), String.valueOf((char) rng.below(128)));
                case 3 -> out.insert(at, out.substring(at, end));
                case 4 -> out.replace(at, end, SPLINTERS[rng.below(SPLINTERS.length)]);
                default -> {
                    int from = rng.below(out.length() + 1);
                    out.insert(at, out.substring(from, Math.min(out.length(), from + rng.below(40))));
                }
            }
        }
        return rng.below(40) == 0 ? out.substring(0, rng.below(out.length() + 1)) : out.toString();
    }
}

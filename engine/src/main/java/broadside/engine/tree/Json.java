package broadside.engine.tree;

import java.util.List;
import java.util.TreeMap;
import java.util.function.BiConsumer;

/** Writes trees as JSON on one line. */
public final class Json {
    private Json() {}

    /** Writes the tree with children in their own order. */
    public static String write(Tree tree) {
        StringBuilder out = new StringBuilder(256);
        write(tree, out, false);
        return out.toString();
    }

    /** Writes the canonical form: sorted keys, no spaces. Equal documents give equal texts. */
    public static String canonical(Tree tree) {
        StringBuilder out = new StringBuilder();
        write(tree, out, true);
        return out.toString();
    }

    /** Reads one JSON value; anything after it is an error. */
    public static Tree read(String text) {
        return new JsonReader(text).document();
    }

    private static void write(Tree tree, StringBuilder out, boolean sorted) {
        if (tree instanceof Tree.Branch branch) {
            out.append('{');
            int start = out.length();
            BiConsumer<String, Tree> child = (name, value) -> {
                if (out.length() > start) {
                    out.append(',');
                }
                quote(name, out);
                out.append(':');
                write(value, out, sorted);
            };
            if (sorted) {
                new TreeMap<>(branch.children()).forEach(child);
            } else {
                branch.forEach(child);
            }
            out.append('}');
        } else if (tree instanceof Tree.Row row) {
            out.append('[');
            List<Tree> items = row.items();
            for (int i = 0; i < items.size(); i++) {
                if (i > 0) {
                    out.append(',');
                }
                write(items.get(i), out, sorted);
            }
            out.append(']');
        } else if (tree instanceof Tree.Text text) {
            quote(text.value(), out);
        } else {
            out.append(tree);
        }
    }

    private static void quote(String text, StringBuilder out) {
        out.append('"');
        int from = 0;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (isPlain(c) || c >= 0x80 && isSafe(text, i)) {
                continue;
            }
            // what needs no escape is copied in one piece: nearly every text is one
            out.append(text, from, i);
            from = i + 1;
            switch (c) {
                case '"' -> out.append("\\\"");
                case '\\' -> out.append("\\\\");
                case '\n' -> out.append("\\n");
                case '\r' -> out.append("\\r");
                case '\t' -> out.append("\\t");
                default -> out.append(String.format("\\u%04x", (int) c));
            }
        }
        out.append(text, from, text.length()).append('"');
    }

    private static boolean isPlain(char c) {
        return c >= 0x20 && c < 0x7f && c != '"' && c != '\\';
    }

    /** Says whether this character needs no escape: U+2028 and U+2029 end lines, lone surrogates have no UTF-8 form. */
    private static boolean isSafe(String text, int i) {
        char c = text.charAt(i);
        return c != 0x2028 && c != 0x2029 && !loneSurrogate(text, i);
    }

    private static boolean loneSurrogate(String text, int i) {
        char c = text.charAt(i);
        if (Character.isHighSurrogate(c)) {
            return i + 1 >= text.length() || !Character.isLowSurrogate(text.charAt(i + 1));
        }
        return Character.isLowSurrogate(c) && (i == 0 || !Character.isHighSurrogate(text.charAt(i - 1)));
    }
}

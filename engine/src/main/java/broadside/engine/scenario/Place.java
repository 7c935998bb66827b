package broadside.engine.scenario;

import broadside.engine.tree.Field;
import broadside.engine.tree.Tree;
import broadside.engine.words.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Addresses a place in a document: {@code ann.front}, {@code row[0].fame}, {@code row[Sea Otter]}.
 *
 * <p>A part is a name, a number in brackets (from 0; -1 is the last), or a name in brackets, which finds the thing of
 * that name in a list. Names may hold spaces; one with a dot or bracket in it stands in double quotes.
 */
record Place(List<String> parts) {
    Place {
        parts = List.copyOf(parts);
    }

    /** Reads the text of a path; the field is what complaints are about. */
    static Place read(Field field, String text) {
        List<String> parts = new ArrayList<>();
        int at = 0;
        while (at < text.length()) {
            char c = text.charAt(at);
            if (c == '[') {
                int close = text.indexOf(']', at);
                if (close < 0) {
                    throw field.wrong("'" + text + "' has a [ without its ]");
                }
                parts.add(unquoted(text.substring(at + 1, close).strip()));
                at = close + 1;
            } else if (c == '.') {
                at++;
            } else if (c == '"') {
                int close = text.indexOf('"', at + 1);
                if (close < 0) {
                    throw field.wrong("'" + text + "' has a quote that is not closed");
                }
                parts.add(text.substring(at + 1, close));
                at = close + 1;
            } else {
                int end = at;
                while (end < text.length() && text.charAt(end) != '.' && text.charAt(end) != '[') {
                    end++;
                }
                parts.add(text.substring(at, end).strip());
                at = end;
            }
        }
        return new Place(parts);
    }

    private static String unquoted(String text) {
        boolean quoted = text.length() >= 2 && text.startsWith("\"") && text.endsWith("\"");
        return quoted ? text.substring(1, text.length() - 1) : text;
    }

    /** Returns this place with the first part replaced by another place: what a label stands for. */
    Place under(Place outer) {
        List<String> joined = new ArrayList<>(outer.parts);
        joined.addAll(parts.subList(1, parts.size()));
        return new Place(joined);
    }

    /** Returns what stands at this place, or null. */
    @Nullable
    Tree find(Tree document, Likeness likeness) {
        Tree here = document;
        for (String part : parts) {
            Tree next = step(here, part, likeness);
            if (next == null) {
                return null;
            }
            here = next;
        }
        return here;
    }

    /** Returns the document with this value at this place, which does not exist yet; null where that cannot be. */
    @Nullable
    Tree with(Tree document, Tree value, Likeness likeness) {
        return with(document, 0, value, likeness);
    }

    private @Nullable Tree with(Tree here, int from, Tree value, Likeness likeness) {
        if (from == parts.size()) {
            return value;
        }
        String part = parts.get(from);
        Tree there = step(here, part, likeness);
        Tree changed = with(there == null ? Tree.branch().done() : there, from + 1, value, likeness);
        if (changed == null) {
            return null;
        }
        if (here instanceof Tree.Branch branch) {
            String key = part;
            for (Map.Entry<String, Tree> entry : branch.children().entrySet()) {
                key = entry.getValue() == there ? entry.getKey() : key;
            }
            return Tree.branch().putAll(branch).put(key, changed).done();
        }
        if (here instanceof Tree.Row row && there != null) {
            List<Tree> items = new ArrayList<>(row.items());
            items.replaceAll(item -> item == there ? changed : item);
            return Tree.row(items);
        }
        return null;
    }

    private static @Nullable Tree step(Tree here, String part, Likeness likeness) {
        if (here instanceof Tree.Branch branch) {
            return Likeness.child(branch, part);
        }
        if (here instanceof Tree.Row row) {
            if (part.matches("-?\\d{1,6}")) {
                int index = Integer.parseInt(part);
                index = index < 0 ? row.items().size() + index : index;
                return index >= 0 && index < row.items().size() ? row.items().get(index) : null;
            }
            for (Tree item : row.items()) {
                if (likeness.fits(Tree.of(part), item)) {
                    return item;
                }
            }
        }
        // A thing of which the document says only the name has no fields but that one.
        return null;
    }

    /** Says whether the first part is this name. */
    boolean startsWith(String name) {
        return !parts.isEmpty() && Words.plain(parts.get(0)).equals(Words.plain(name));
    }

    @Override
    public String toString() {
        StringBuilder out = new StringBuilder();
        for (String part : parts) {
            boolean number = part.matches("-?\\d+");
            out.append(number ? "[" + part + "]" : (out.length() == 0 ? "" : ".") + part);
        }
        return out.toString();
    }
}

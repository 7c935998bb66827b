package broadside.server.matches;

import broadside.engine.tree.Json;
import broadside.engine.tree.Tree;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Writes trees as YAML that people like to read and every reader understands the same way. */
final class Yaml {
    private static final Pattern PLAIN = Pattern.compile("[\\p{L}][\\p{L}\\p{N} '!._-]*[\\p{L}\\p{N}'!.]|\\p{L}");
    private static final Set<String> RESERVED = Set.of("true", "false", "null", "yes", "no", "on", "off", "y", "n");
    private static final int WIDE = 100;

    private Yaml() {}

    /** Writes a field of a table, indented; a long list gets a line for each item. */
    static String field(String name, Tree value) {
        String line = "  " + text(name) + ": " + inline(value) + "\n";
        if (line.length() <= WIDE || !(value instanceof Tree.Row row)) {
            return line;
        }
        return "  " + text(name) + ":\n"
                + row.items().stream().map(item -> "  - " + inline(item) + "\n").collect(Collectors.joining());
    }

    static String inline(Tree tree) {
        if (tree instanceof Tree.Branch branch) {
            return branch.children().entrySet().stream()
                    .map(entry -> text(entry.getKey()) + ": " + inline(entry.getValue()))
                    .collect(Collectors.joining(", ", "{", "}"));
        }
        if (tree instanceof Tree.Row row) {
            List<Tree> items = row.items();
            return items.stream().map(Yaml::inline).collect(Collectors.joining(", ", "[", "]"));
        }
        return tree instanceof Tree.Text leaf ? text(leaf.value()) : tree.toString();
    }

    private static String text(String text) {
        boolean plain = PLAIN.matcher(text).matches() && !RESERVED.contains(text.toLowerCase(Locale.ROOT));
        return plain ? text : Json.write(Tree.of(text));
    }
}

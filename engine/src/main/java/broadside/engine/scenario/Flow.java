package broadside.engine.scenario;

import broadside.engine.tree.Tree;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Writes trees on one line the way scenario files do: {@code {play: Fog, ship: B}}. */
public final class Flow {
    private static final Pattern PLAIN = Pattern.compile("[\\p{L}\\p{N}?$*][^,:#\\[\\]{}\"\\n]*");

    private Flow() {}

    /** Writes a tree; an absent one is "nothing". */
    public static String write(@Nullable Tree tree) {
        if (tree instanceof Tree.Branch branch) {
            List<String> parts = new ArrayList<>();
            for (Map.Entry<String, Tree> entry : branch.children().entrySet()) {
                parts.add(text(entry.getKey()) + ": " + write(entry.getValue()));
            }
            return "{" + String.join(", ", parts) + "}";
        }
        if (tree instanceof Tree.Row row) {
            List<String> parts = new ArrayList<>();
            for (Tree item : row.items()) {
                parts.add(write(item));
            }
            return "[" + String.join(", ", parts) + "]";
        }
        if (tree instanceof Tree.Text text) {
            return text(text.value());
        }
        return tree == null || tree instanceof Tree.Nothing ? "nothing" : tree.toString();
    }

    private static String text(String text) {
        boolean plain = PLAIN.matcher(text).matches() && text.equals(text.strip());
        return plain
                ? text
                : "\"" + text.replace("\\", "\\\\").replace("\"", "\\\"").replace("\n", "\\n") + "\"";
    }
}

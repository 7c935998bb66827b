package broadside.cli.board;

import broadside.engine.tree.Tree;
import java.util.ArrayList;
import java.util.List;

/** Writes a document as indented text: short parts on one line, long ones below each other. It is valid YAML. */
public final class Outline {
    private Outline() {}

    /** Writes the children of a document one after another. */
    public static List<String> write(Tree.Branch document, int width) {
        List<String> lines = new ArrayList<>();
        document.children().forEach((name, child) -> lines.addAll(write(name, child, width)));
        return lines;
    }

    static List<String> write(String name, Tree tree, int width) {
        List<String> lines = new ArrayList<>();
        put(lines, "", scalar(name) + ":", tree, width);
        return lines;
    }

    private static void put(List<String> lines, String indent, String label, Tree tree, int width) {
        String flow = flow(tree);
        if (indent.length() + label.length() + 1 + flow.length() <= width || isLeaf(tree)) {
            lines.add(indent + label + " " + flow);
            return;
        }
        lines.add(indent + label);
        String deeper = indent + "  ";
        if (tree instanceof Tree.Branch branch) {
            branch.children().forEach((name, child) -> put(lines, deeper, scalar(name) + ":", child, width));
        } else if (tree instanceof Tree.Row row) {
            row.items().forEach(item -> put(lines, deeper, "-", item, width));
        }
    }

    private static boolean isLeaf(Tree tree) {
        return tree instanceof Tree.Branch branch
                ? branch.children().isEmpty()
                : !(tree instanceof Tree.Row row) || row.items().isEmpty();
    }

    /** Writes a tree on one line in YAML's flow style. */
    public static String flow(Tree tree) {
        List<String> parts = new ArrayList<>();
        if (tree instanceof Tree.Branch branch) {
            branch.children().forEach((name, child) -> parts.add(scalar(name) + ": " + flow(child)));
            return "{" + String.join(", ", parts) + "}";
        }
        if (tree instanceof Tree.Row row) {
            row.items().forEach(item -> parts.add(flow(item)));
            return "[" + String.join(", ", parts) + "]";
        }
        return tree instanceof Tree.Text text ? scalar(text.value()) : tree.toString();
    }

    /** Quotes a text where YAML would read it as something else. */
    private static String scalar(String text) {
        boolean plain = !text.isEmpty()
                && text.equals(text.strip())
                && Character.isLetter(text.charAt(0))
                && text.chars().noneMatch(c -> ",[]{}:#&*!|>'\"%@`\n\t\\".indexOf(c) >= 0 && c != '!' && c != '\'')
                && !List.of("true", "false", "null", "yes", "no", "on", "off", "y", "n")
                        .contains(text.toLowerCase(java.util.Locale.ROOT));
        return plain ? text : "\"" + text.replace("\\", "\\\\").replace("\"", "\\\"") + "\"";
    }
}

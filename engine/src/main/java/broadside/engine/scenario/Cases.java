package broadside.engine.scenario;

import broadside.engine.tree.Field;
import broadside.engine.tree.Tree;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Repeats one scenario over rows of values: {@code $ship} anywhere in the file becomes the value of the column
 * {@code ship}.
 */
final class Cases {
    private static final Pattern BLANK = Pattern.compile("\\$([A-Za-z][A-Za-z0-9_-]*)");

    private final Map<String, Tree> values;
    private final Set<String> used = new HashSet<>();

    private Cases(Map<String, Tree> values) {
        this.values = values;
    }

    /**
     * One row filled in.
     *
     * @param name tells it from the others in reports; empty where the file has no cases
     */
    record Case(String name, Tree.Branch scenario) {}

    /** Returns the scenario once for each row, or once as it is where the file has no cases. */
    static List<Case> expand(Field root) {
        Tree.Grow grow = Tree.branch();
        root.children().forEach((name, child) -> {
            if (!name.equals("cases")) {
                grow.put(name, child);
            }
        });
        Tree.Branch pattern = grow.done();
        Field cases = root.maybe("cases");
        if (cases == null) {
            return List.of(new Case("", pattern));
        }
        List<Case> expanded = new ArrayList<>();
        for (Field row : cases.row()) {
            Cases filling = new Cases(row.children());
            Tree filled = filling.fill("", pattern);
            for (String column : row.children().keySet()) {
                if (!filling.used.contains(column)) {
                    throw row.wrong("nothing in the file uses $" + column);
                }
            }
            expanded.add(
                    new Case("case " + (expanded.size() + 1) + " " + Flow.write(row.tree()), (Tree.Branch) filled));
        }
        if (expanded.isEmpty()) {
            throw cases.wrong("expected at least one row of values");
        }
        return expanded;
    }

    private Tree fill(String path, Tree tree) {
        if (tree instanceof Tree.Branch branch) {
            Tree.Grow grow = Tree.branch();
            branch.children().forEach((name, child) -> {
                String inner = path.isEmpty() ? name : path + "." + name;
                grow.put(text(inner, name), fill(inner, child));
            });
            return grow.done();
        }
        if (tree instanceof Tree.Row row) {
            List<Tree> items = new ArrayList<>();
            for (Tree item : row.items()) {
                items.add(fill(path + "[" + items.size() + "]", item));
            }
            return Tree.row(items);
        }
        if (tree instanceof Tree.Text text) {
            Matcher whole = BLANK.matcher(text.value());
            // A blank alone takes the value as it is: a number, a list, anything.
            return whole.matches() ? value(path, whole.group(1)) : Tree.of(text(path, text.value()));
        }
        return tree;
    }

    private String text(String path, String pattern) {
        Matcher blank = BLANK.matcher(pattern);
        StringBuilder out = new StringBuilder();
        while (blank.find()) {
            Tree value = value(path, blank.group(1));
            blank.appendReplacement(
                    out, Matcher.quoteReplacement(Likeness.isLeaf(value) ? value.toString() : Flow.write(value)));
        }
        return blank.appendTail(out).toString();
    }

    private Tree value(String path, String column) {
        @Nullable Tree value = values.get(column);
        if (value == null) {
            throw Field.at(path, Tree.NOTHING)
                    .wrong("$" + column + " is no column of this case; it has " + String.join(", ", values.keySet()));
        }
        used.add(column);
        return value;
    }
}

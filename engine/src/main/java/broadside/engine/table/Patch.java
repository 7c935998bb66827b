package broadside.engine.table;

import broadside.engine.tree.Field;
import broadside.engine.tree.Tree;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Says what changed between two documents: a row of {@code {at: [path], put: value}} and {@code {at: [path], drop:
 * true}}.
 *
 * <p>A row of another length is put whole; else its items are compared one by one.
 */
public final class Patch {
    private Patch() {}

    /** Returns the changes that turn one document into the other, none if they are equal. */
    public static List<Tree> between(Tree from, Tree to) {
        List<Tree> changes = new ArrayList<>();
        compare(from, to, new ArrayList<>(), changes);
        return changes;
    }

    /** Makes the changes. */
    public static Tree apply(Tree document, List<? extends Tree> changes) {
        Tree result = document;
        for (Tree change : changes) {
            Field field = Field.at("change", change);
            Field put = put(field);
            result = change(result, field.need("at").row(), 0, put == null ? null : put.tree());
        }
        return result;
    }

    private static @Nullable Field put(Field change) {
        Tree value = change.children().get("put");
        return value == null ? null : Field.at("put", value);
    }

    private static void compare(Tree from, Tree to, List<Tree> at, List<Tree> changes) {
        if (from == to) {
            return;
        }
        if (from instanceof Tree.Branch old && to instanceof Tree.Branch young) {
            young.forEach((name, after) -> {
                Tree before = old.get(name);
                at.add(Tree.of(name));
                if (before == null) {
                    changes.add(put(at, after));
                } else {
                    compare(before, after, at, changes);
                }
                at.remove(at.size() - 1);
            });
            old.forEach((name, before) -> {
                if (young.get(name) == null) {
                    at.add(Tree.of(name));
                    changes.add(Tree.branch()
                            .put("at", Tree.row(at))
                            .put("drop", true)
                            .done());
                    at.remove(at.size() - 1);
                }
            });
        } else if (from instanceof Tree.Row old
                && to instanceof Tree.Row young
                && old.items().size() == young.items().size()) {
            for (int i = 0; i < old.items().size(); i++) {
                at.add(Tree.of(i));
                compare(old.items().get(i), young.items().get(i), at, changes);
                at.remove(at.size() - 1);
            }
        } else if (!from.equals(to)) {
            changes.add(put(at, to));
        }
    }

    private static Tree put(List<Tree> at, Tree value) {
        return Tree.branch().put("at", Tree.row(at)).put("put", value).done();
    }

    private static Tree change(@Nullable Tree document, List<Field> at, int depth, @Nullable Tree value) {
        if (depth == at.size()) {
            return value == null ? Tree.NOTHING : value;
        }
        Field step = at.get(depth);
        if (document instanceof Tree.Row row) {
            List<Tree> items = new ArrayList<>(row.items());
            int index = step.whole(0, items.size() - 1);
            items.set(index, change(items.get(index), at, depth + 1, value));
            return Tree.row(items);
        }
        if (!(document instanceof Tree.Branch branch)) {
            throw step.wrong("nothing here has parts");
        }
        Tree.Grow grow = Tree.branch();
        boolean there = false;
        for (var entry : branch.children().entrySet()) {
            boolean here = entry.getKey().equals(step.text());
            there |= here;
            if (!here) {
                grow.put(entry.getKey(), entry.getValue());
            } else if (value != null || depth + 1 < at.size()) {
                grow.put(entry.getKey(), change(entry.getValue(), at, depth + 1, value));
            }
        }
        if (!there && value != null) {
            grow.put(step.text(), change(null, at, depth + 1, value));
        }
        return grow.done();
    }
}

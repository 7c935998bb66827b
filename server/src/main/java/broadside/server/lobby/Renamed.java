package broadside.server.lobby;

import broadside.engine.tree.Tree;
import java.util.ArrayList;
import java.util.List;

/** Gives the seats of a position document other names, so that whoever sits down finds the own name at the table. */
public final class Renamed {
    private final List<String> from;
    private final List<String> to;

    private Renamed(List<String> from, List<String> to) {
        this.from = from;
        this.to = to;
    }

    /** Renames the seats one by one; a seat is named in the list of seats, by its own field, and by who knows what. */
    public static Tree.Branch seats(Tree.Branch document, List<String> from, List<String> to) {
        Renamed renamed = new Renamed(from, to);
        Tree.Grow out = Tree.branch();
        document.children()
                .forEach((name, child) -> out.put(
                        renamed.name(name), name.equals("seats") ? renamed.texts(child) : renamed.inside(name, child)));
        return out.done();
    }

    private Tree inside(String name, Tree tree) {
        if (name.equals("known") || name.equals("turn")) {
            return texts(tree);
        }
        if (tree instanceof Tree.Branch branch) {
            Tree.Grow out = Tree.branch();
            branch.children().forEach((field, child) -> out.put(field, inside(field, child)));
            return out.done();
        }
        if (tree instanceof Tree.Row row) {
            List<Tree> items = new ArrayList<>();
            row.items().forEach(item -> items.add(inside("", item)));
            return Tree.row(items);
        }
        return tree;
    }

    private Tree texts(Tree tree) {
        if (tree instanceof Tree.Row row) {
            List<Tree> items = new ArrayList<>();
            row.items().forEach(item -> items.add(texts(item)));
            return Tree.row(items);
        }
        return tree instanceof Tree.Text text ? Tree.of(name(text.value())) : tree;
    }

    private String name(String name) {
        int seat = from.indexOf(name);
        return seat < 0 ? name : to.get(seat);
    }
}

package broadside.engine.scenario;

import broadside.engine.chance.Rng;
import broadside.engine.tree.Tree;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Damages a document at one or more places, as people and worse do. */
public final class Mutations {
    private static final List<Tree> ODD = List.of(
            Tree.NOTHING,
            Tree.of(""),
            Tree.of("?"),
            Tree.of("*"),
            Tree.of("..."),
            Tree.of("$x"),
            Tree.of("view("),
            Tree.of("a[b].c"),
            Tree.of(0),
            Tree.of(-1),
            Tree.of(Long.MAX_VALUE),
            Tree.of(true),
            Tree.row(List.of()),
            Tree.branch().done(),
            Tree.branch("as", Tree.of("B")));

    private final Rng rng;

    public Mutations(long seed) {
        this.rng = new Rng(seed);
    }

    /** Returns the document with something wrong in it. */
    public Tree damage(Tree tree) {
        if (rng.below(6) == 0 || !(tree instanceof Tree.Branch) && !(tree instanceof Tree.Row)) {
            return ODD.get(rng.below(ODD.size()));
        }
        if (tree instanceof Tree.Row row) {
            List<Tree> items = new ArrayList<>(row.items());
            if (items.isEmpty() || rng.below(8) == 0) {
                items.add(ODD.get(rng.below(ODD.size())));
            } else {
                int at = rng.below(items.size());
                switch (rng.below(6)) {
                    case 0 -> items.remove(at);
                    case 1 -> items.add(items.get(at));
                    default -> items.set(at, damage(items.get(at)));
                }
            }
            return Tree.row(items);
        }
        Map<String, Tree> children = new LinkedHashMap<>(((Tree.Branch) tree).children());
        List<String> names = List.copyOf(children.keySet());
        if (names.isEmpty()) {
            return Tree.branch("odd", ODD.get(rng.below(ODD.size())));
        }
        String name = names.get(rng.below(names.size()));
        Tree child = children.get(name);
        switch (rng.below(8)) {
            case 0 -> children.remove(name);
            case 1 -> children.put(names.get(rng.below(names.size())), child);
            case 2 -> children.put("x" + name, child);
            default -> children.put(name, damage(child));
        }
        return new Tree.Branch(children);
    }
}

package broadside.engine.properties;

import broadside.engine.chance.Rng;
import broadside.engine.tree.Tree;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Spoils documents: a field vanishes, doubles, or gets a value from elsewhere. */
final class SpoiledTrees {
    private static final List<Tree> STRANGERS = List.of(
            Tree.of(-1),
            Tree.of(0),
            Tree.of(1),
            Tree.of(7),
            Tree.of(200),
            Tree.of(Integer.MAX_VALUE),
            Tree.of(Long.MIN_VALUE),
            Tree.of("?"),
            Tree.of(""),
            Tree.of("nobody"),
            Tree.of(true),
            Tree.NOTHING,
            Tree.row(List.of()),
            Tree.branch().done());

    private final Rng rng;
    private final List<Tree> parts = new ArrayList<>();

    private SpoiledTrees(Rng rng) {
        this.rng = rng;
    }

    /** Returns the document with one to three changes. */
    static Tree of(Tree document, Rng rng) {
        Tree spoiled = document;
        for (int i = rng.below(3); i >= 0; i--) {
            SpoiledTrees trees = new SpoiledTrees(rng);
            trees.collect(spoiled);
            spoiled = trees.change(spoiled, trees.parts.get(rng.below(trees.parts.size())));
        }
        return spoiled;
    }

    private void collect(Tree tree) {
        parts.add(tree);
        if (tree instanceof Tree.Branch branch) {
            branch.children().values().forEach(this::collect);
        } else if (tree instanceof Tree.Row row) {
            row.items().forEach(this::collect);
        }
    }

    /** Returns the tree with the chosen part, recognised by identity, changed. */
    private Tree change(Tree tree, Tree chosen) {
        if (tree == chosen) {
            return changed(tree);
        }
        if (tree instanceof Tree.Branch branch) {
            Map<String, Tree> children = new LinkedHashMap<>();
            branch.children().forEach((name, child) -> children.put(name, change(child, chosen)));
            return new Tree.Branch(children);
        }
        if (tree instanceof Tree.Row row) {
            return Tree.row(
                    row.items().stream().map(item -> change(item, chosen)).toList());
        }
        return tree;
    }

    private Tree changed(Tree tree) {
        int kind = rng.below(4);
        if (kind > 0 && tree instanceof Tree.Branch branch && !branch.children().isEmpty()) {
            List<String> names = new ArrayList<>(branch.children().keySet());
            String name = names.get(rng.below(names.size()));
            Map<String, Tree> children = new LinkedHashMap<>(branch.children());
            Tree child = children.remove(name);
            if (kind > 1) {
                children.put(kind == 2 ? names.get(rng.below(names.size())) : name + "s", child);
            }
            return new Tree.Branch(children);
        }
        if (kind > 0 && tree instanceof Tree.Row row && !row.items().isEmpty()) {
            List<Tree> items = new ArrayList<>(row.items());
            int at = rng.below(items.size());
            if (kind == 1) {
                items.remove(at);
            } else {
                items.add(at, items.get(rng.below(items.size())));
            }
            return Tree.row(items);
        }
        return rng.below(2) == 0 ? parts.get(rng.below(parts.size())) : STRANGERS.get(rng.below(STRANGERS.size()));
    }
}

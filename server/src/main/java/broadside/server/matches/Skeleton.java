package broadside.server.matches;

import broadside.engine.document.Labels;
import broadside.engine.document.PositionDocument;
import broadside.engine.game.Game;
import broadside.engine.play.Position;
import broadside.engine.tree.BadDocument;
import broadside.engine.tree.Field;
import broadside.engine.tree.Tree;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Makes the beginning of a scenario from what somebody knows of a table: whoever thinks that a ruling is wrong adds what
 * was done and what should have come of it.
 */
final class Skeleton {
    private static final Set<String> NOT_TABLE = Set.of("game", "seats", "options", "running");
    private static final int MOST_UNKNOWN = 200;

    private Skeleton() {}

    /**
     * Writes it as YAML.
     *
     * @param seen the position as the asker knows it
     * @param clauses the clauses that were cited last
     */
    static <P extends Position> String of(Game<P> game, P seen, List<String> clauses) {
        Tree.Branch view = PositionDocument.write(game, seen);
        Map<String, Integer> leftOut = new LinkedHashMap<>();
        Tree.Branch table = known(game, view, leftOut);
        StringBuilder out = new StringBuilder();
        out.append("title: \"...\" # one sentence: what should be true\n");
        out.append("covers: ").append(Yaml.inline(Tree.texts(clauses))).append('\n');
        out.append("game: ").append(game.id()).append('\n');
        if (view.get("options") instanceof Tree.Branch options) {
            out.append("options: ").append(Yaml.inline(options)).append('\n');
        }
        out.append("seats: ")
                .append(Yaml.inline(Tree.texts(seen.setup().seats())))
                .append('\n');
        leftOut.forEach((where, count) -> out.append("# unknown to you and left out: ")
                .append(count)
                .append(" of ")
                .append(where)
                .append('\n'));
        out.append("table:\n");
        table.children().forEach((name, child) -> {
            if (!NOT_TABLE.contains(name)) {
                out.append(Yaml.field(name, child));
            }
        });
        out.append("play:\n- do: {} # who does what, such as {ann: repair}\n");
        out.append("- expect: [] # what should be true afterwards\n");
        return out.toString();
    }

    /**
     * Leaves out what the asker does not know, thing by thing: the game's own reader says which of the unknown things a
     * table cannot do without.
     */
    private static <P extends Position> Tree.Branch known(
            Game<P> game, Tree.Branch view, Map<String, Integer> leftOut) {
        Tree.Grow standing = Tree.branch();
        view.children().forEach((name, child) -> {
            if (!name.equals("running")) {
                standing.put(name, child);
            }
        });
        Tree.Branch table = standing.done();
        for (int i = 0; i < MOST_UNKNOWN; i++) {
            try {
                PositionDocument.read(game, Field.root(table), new Labels());
                return table;
            } catch (BadDocument bad) {
                Tree without = without(table, "", bad.where());
                if (!(without instanceof Tree.Branch less) || less.equals(table)) {
                    return table;
                }
                leftOut.merge(bad.where().replaceAll("\\[\\d+\\]$", ""), 1, Integer::sum);
                table = less;
            }
        }
        return table;
    }

    /** Returns the tree without the unknown thing at this path. */
    private static Tree without(Tree tree, String path, String where) {
        if (!where.startsWith(path)) {
            return tree;
        }
        if (tree instanceof Tree.Branch branch) {
            Tree.Grow out = Tree.branch();
            branch.children()
                    .forEach((name, child) ->
                            out.put(name, without(child, path.isEmpty() ? name : path + "." + name, where)));
            return out.done();
        }
        if (tree instanceof Tree.Row row) {
            List<Tree> items = new ArrayList<>();
            for (int i = 0; i < row.items().size(); i++) {
                String here = path + "[" + i + "]";
                Tree item = row.items().get(i);
                if (!here.equals(where) || !item.equals(Tree.of("?"))) {
                    items.add(without(item, here, where));
                }
            }
            return Tree.row(items);
        }
        return tree;
    }
}

package broadside.engine.scenario;

import broadside.engine.tree.Tree;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/** Finds where two trees differ, so that a report need not show all of both. */
final class Difference {
    private static final int MOST_LINES = 12;

    private final Likeness likeness;
    private final List<String> lines = new ArrayList<>();

    private Difference(Likeness likeness) {
        this.likeness = likeness;
    }

    /** Returns one line for each place that differs; none for leaves, which need no second telling. */
    static List<String> lines(Tree said, @Nullable Tree found, Likeness likeness) {
        Difference difference = new Difference(likeness);
        if (found != null && !Likeness.isLeaf(said) && !Likeness.isLeaf(found)) {
            difference.compare("", said, found);
        }
        List<String> lines = difference.lines;
        if (lines.size() > MOST_LINES) {
            List<String> first = new ArrayList<>(lines.subList(0, MOST_LINES));
            first.add("and " + (lines.size() - MOST_LINES) + " more differences");
            return first;
        }
        return lines;
    }

    /** Says when a list holds all that is expected, and differs only in order or in fields that the file leaves out. */
    static String hint(Tree said, @Nullable Tree found, Likeness likeness) {
        if (!(said instanceof Tree.Row wanted && found instanceof Tree.Row there)
                || wanted.items().size() != there.items().size()
                || !likeness.missing(wanted.items(), there.items()).isEmpty()) {
            return "";
        }
        Set<String> further = new TreeSet<>();
        boolean inOrder = true;
        for (int i = 0; i < wanted.items().size(); i++) {
            inOrder &= likeness.fits(wanted.items().get(i), there.items().get(i));
            if (there.items().get(i) instanceof Tree.Branch branch) {
                Tree.Branch named = mate(branch, wanted.items(), likeness);
                branch.children().keySet().stream()
                        .skip(named == null ? 1 : 0)
                        .filter(field -> named == null || Likeness.child(named, field) == null)
                        .forEach(further::add);
            }
        }
        String fields = further.isEmpty() ? "" : "the things found have further fields: " + String.join(", ", further);
        String order = inOrder ? "" : further.isEmpty() ? "only the order differs" : "the order differs";
        String both = order + (order.isEmpty() || fields.isEmpty() ? "" : ", and ") + fields;
        return both.isEmpty() ? "" : both + "; 'has' with 'count' regards neither order nor further fields";
    }

    /** Returns the fields by which the file names this thing; null where it says only the name. */
    private static Tree.@Nullable Branch mate(Tree.Branch found, List<Tree> said, Likeness likeness) {
        for (Tree one : said) {
            if (likeness.fits(one, found)) {
                return one instanceof Tree.Branch branch ? branch : null;
            }
        }
        return null;
    }

    private void compare(String path, @Nullable Tree said, @Nullable Tree found) {
        if (said instanceof Tree.Branch wanted && found instanceof Tree.Branch there) {
            for (Map.Entry<String, Tree> entry : wanted.children().entrySet()) {
                compare(join(path, entry.getKey()), entry.getValue(), Likeness.child(there, entry.getKey()));
            }
            for (Map.Entry<String, Tree> entry : there.children().entrySet()) {
                if (Likeness.child(wanted, entry.getKey()) == null) {
                    compare(join(path, entry.getKey()), null, entry.getValue());
                }
            }
        } else if (said instanceof Tree.Row wanted && found instanceof Tree.Row there) {
            int most = Math.max(wanted.items().size(), there.items().size());
            for (int i = 0; i < most; i++) {
                compare(path + "[" + i + "]", item(wanted, i), item(there, i));
            }
        } else if (!equal(said, found)) {
            lines.add(path + ": expected " + Flow.write(said) + ", found " + Flow.write(found));
        }
    }

    private boolean equal(@Nullable Tree said, @Nullable Tree found) {
        if (said == null || found == null) {
            Tree other = said == null ? found : said;
            return other == null || Likeness.isDefault(other);
        }
        return likeness.equal(said, found);
    }

    private static @Nullable Tree item(Tree.Row row, int index) {
        return index < row.items().size() ? row.items().get(index) : null;
    }

    private static String join(String path, String name) {
        return path.isEmpty() ? name : path + "." + name;
    }
}

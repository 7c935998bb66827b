package broadside.engine.properties;

import broadside.engine.document.PositionDocument;
import broadside.engine.game.Game;
import broadside.engine.play.Position;
import broadside.engine.tree.Tree;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** Compares documents and complains about the fields that differ, not about two long texts. */
public final class Same {
    private static final int MOST = 8;

    private Same() {}

    /** Fails where the two positions have different documents. */
    public static <P extends Position> void positions(Game<P> game, String what, P actual, P expected) {
        documents(what, PositionDocument.write(game, actual), PositionDocument.write(game, expected));
    }

    /** Fails where the two documents differ. */
    public static void documents(String what, Tree actual, Tree expected) {
        List<String> complaints = differences(actual, expected);
        if (!complaints.isEmpty()) {
            throw new AssertionError(what + ": " + String.join("; ", complaints));
        }
    }

    /** Lists where two documents differ, the first few places only. */
    public static List<String> differences(Tree actual, Tree expected) {
        List<String> out = new ArrayList<>();
        compare("", actual, expected, out);
        return out.size() > MOST ? out.subList(0, MOST) : out;
    }

    private static void compare(String path, Tree actual, Tree expected, List<String> out) {
        if (actual instanceof Tree.Branch one && expected instanceof Tree.Branch other) {
            Set<String> names = new LinkedHashSet<>(other.children().keySet());
            names.addAll(one.children().keySet());
            for (String name : names) {
                Tree left = one.get(name);
                Tree right = other.get(name);
                compare(
                        path.isEmpty() ? name : path + "." + name,
                        left == null ? Tree.NOTHING : left,
                        right == null ? Tree.NOTHING : right,
                        out);
            }
        } else if (actual instanceof Tree.Row one
                && expected instanceof Tree.Row other
                && one.items().size() == other.items().size()) {
            for (int i = 0; i < one.items().size(); i++) {
                compare(path + "[" + i + "]", one.items().get(i), other.items().get(i), out);
            }
        } else if (!actual.equals(expected)) {
            out.add(path + " is " + actual + ", expected " + expected);
        }
    }
}

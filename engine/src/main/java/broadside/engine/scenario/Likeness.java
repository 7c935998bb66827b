package broadside.engine.scenario;

import broadside.engine.tree.Tree;
import broadside.engine.words.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Compares what a file says with what a document holds: names without case and accents, labels by the piece they stand
 * for, and a field that is left out equal to its default.
 */
final class Likeness {
    private final Function<String, @Nullable String> labels;
    private final Function<String, @Nullable Tree> pieces;
    private final Function<String, @Nullable Tree> paths;

    /** Makes a comparison; the function gives the name behind a label, or null where the text is no label. */
    Likeness(Function<String, @Nullable String> labels) {
        this(labels, label -> null);
    }

    /** Makes a comparison with one document, in which the second function finds the labelled piece itself. */
    Likeness(Function<String, @Nullable String> labels, Function<String, @Nullable Tree> pieces) {
        this(labels, pieces, path -> null);
    }

    /** Makes a comparison with choices too, for which the third function finds what they name by a path. */
    Likeness(
            Function<String, @Nullable String> labels,
            Function<String, @Nullable Tree> pieces,
            Function<String, @Nullable Tree> paths) {
        this.labels = labels;
        this.pieces = pieces;
        this.paths = paths;
    }

    /**
     * Says whether a text means the piece that a choice names by its path: by the name of what stands there, or by the
     * label of the piece it lies on.
     */
    boolean means(Tree said, Tree found) {
        if (!(said instanceof Tree.Text text) || !(found instanceof Tree.Text path)) {
            return false;
        }
        String behind = labels.apply(text.value());
        if (behind != null) {
            return !behind.isEmpty() && path.value().startsWith(behind + ".");
        }
        Tree there = paths.apply(path.value());
        return there != null && fits(said, there);
    }

    /** Says whether two names mean the same thing. */
    boolean same(String said, String found) {
        if (Words.plain(said).equals(Words.plain(found))) {
            return true;
        }
        String behind = labels.apply(said);
        return behind != null && Words.plain(behind).equals(Words.plain(found));
    }

    /**
     * Says whether both trees hold the same: nothing more, nothing less, in the same order. Who says only a name speaks
     * of nothing else, so the thing of that name is meant whatever its other fields. A number said of a list means how
     * many it holds, because a table may give a stack of cards nobody has seen as a number too.
     */
    boolean equal(Tree said, Tree found) {
        if (isPiece(said, found)) {
            return true;
        }
        if (said instanceof Tree.Branch wanted && found instanceof Tree.Branch there) {
            for (String name : there.children().keySet()) {
                Tree child = there.children().get(name);
                if (child(wanted, name) == null && child != null && !isDefault(child)) {
                    return false;
                }
            }
            for (Map.Entry<String, Tree> entry : wanted.children().entrySet()) {
                Tree child = child(there, entry.getKey());
                if (child == null ? !isDefault(entry.getValue()) : !equal(entry.getValue(), child)) {
                    return false;
                }
            }
            return true;
        }
        if (said instanceof Tree.Row wanted && found instanceof Tree.Row there) {
            boolean equal = wanted.items().size() == there.items().size();
            for (int i = 0; equal && i < wanted.items().size(); i++) {
                equal = equal(wanted.items().get(i), there.items().get(i));
            }
            return equal;
        }
        if (said instanceof Tree.Whole number && found instanceof Tree.Row there) {
            return number.value() == there.items().size();
        }
        if (isLeaf(said) && found instanceof Tree.Branch there) {
            return isNamed(said, there);
        }
        if (said instanceof Tree.Branch wanted && isLeaf(found)) {
            return fitsPlain(wanted, found);
        }
        return isLeaf(said) && isLeaf(found) && same(said.toString(), found.toString());
    }

    /**
     * Says whether a thing found is the one meant: its fields that the file does not mention are free. A text means a
     * thing by its main name, which is its first field.
     */
    boolean fits(Tree said, Tree found) {
        if (isPiece(said, found)) {
            return true;
        }
        if (said instanceof Tree.Branch wanted) {
            if (found instanceof Tree.Branch there) {
                return fits(wanted, there);
            }
            return isLeaf(found) && fitsPlain(wanted, found);
        }
        if (said instanceof Tree.Row wanted) {
            return found instanceof Tree.Row there
                    && missing(wanted.items(), there.items()).isEmpty();
        }
        return equal(said, found);
    }

    /** Says whether a thing has this main name, which is its first field. */
    private boolean isNamed(Tree said, Tree.Branch found) {
        if (found.children().isEmpty()) {
            return isDefault(said);
        }
        Tree main = found.children().values().iterator().next();
        return isLeaf(main) && same(said.toString(), main.toString());
    }

    /** Says whether a label is said and its piece, or the main field of it, is found, not one like it. */
    @SuppressWarnings("ReferenceEquality")
    private boolean isPiece(Tree said, Tree found) {
        Tree piece = said instanceof Tree.Text label ? pieces.apply(label.value()) : null;
        if (piece instanceof Tree.Branch branch && !branch.children().isEmpty()) {
            return piece == found || branch.children().values().iterator().next() == found;
        }
        return piece != null && piece == found;
    }

    /** Returns the things said for which nothing is found; each thing found answers for one thing said. */
    List<Tree> missing(List<Tree> said, List<Tree> found) {
        List<Tree> left = new ArrayList<>(found);
        List<Tree> missing = new ArrayList<>();
        for (Tree wanted : said) {
            int at = -1;
            for (int i = 0; i < left.size() && at < 0; i++) {
                at = fits(wanted, left.get(i)) ? i : -1;
            }
            if (at < 0) {
                missing.add(wanted);
            } else {
                left.remove(at);
            }
        }
        return missing;
    }

    private boolean fits(Tree.Branch wanted, Tree.Branch there) {
        for (Map.Entry<String, Tree> entry : wanted.children().entrySet()) {
            Tree child = child(there, entry.getKey());
            if (child == null ? !isDefault(entry.getValue()) : !fits(entry.getValue(), child)) {
                return false;
            }
        }
        return true;
    }

    /** Compares with a thing of which the document says only the name, because all else is at its default. */
    private boolean fitsPlain(Tree.Branch wanted, Tree found) {
        boolean main = true;
        for (Tree value : wanted.children().values()) {
            if (main ? !fits(value, found) : !isDefault(value)) {
                return false;
            }
            main = false;
        }
        return !main;
    }

    /** Returns the child of this name, without regard to case and accents. */
    static @Nullable Tree child(Tree.Branch branch, String name) {
        Tree exact = branch.get(name);
        if (exact != null) {
            return exact;
        }
        for (Map.Entry<String, Tree> entry : branch.children().entrySet()) {
            if (Words.plain(entry.getKey()).equals(Words.plain(name))) {
                return entry.getValue();
            }
        }
        return null;
    }

    /** Says whether documents leave this value out. */
    static boolean isDefault(Tree tree) {
        return tree instanceof Tree.Nothing
                || tree instanceof Tree.Truth truth && !truth.value()
                || tree instanceof Tree.Whole whole && whole.value() == 0
                || tree instanceof Tree.Text text && text.value().isEmpty()
                || tree instanceof Tree.Row row && row.items().isEmpty()
                || tree instanceof Tree.Branch branch && branch.children().isEmpty();
    }

    static boolean isLeaf(Tree tree) {
        return !(tree instanceof Tree.Branch) && !(tree instanceof Tree.Row);
    }

    /** Says whether the viewer cannot identify this thing. */
    static boolean isUnknown(Tree tree) {
        if (tree instanceof Tree.Branch branch && !branch.children().isEmpty()) {
            return isUnknown(branch.children().values().iterator().next());
        }
        return tree instanceof Tree.Text text && text.value().equals("?");
    }
}

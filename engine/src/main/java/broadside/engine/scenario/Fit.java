package broadside.engine.scenario;

import broadside.engine.tree.Tree;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Joins a choice with the parts of a {@code do} or {@code refuse} that it answers.
 *
 * @param described the choice as its question describes it
 * @param rest the parts still to be answered by later decisions; null where none are left
 * @param used how many parts it answers
 */
record Fit(long choice, Tree described, @Nullable Tree rest, int used) {

    /**
     * Fits one choice to the parts; null where it does not fit.
     *
     * <p>Every part that both name must agree. The first part of a choice says what it does and must be named, so that
     * a choice of another kind with, say, the same target is not mistaken for the one meant.
     */
    static @Nullable Fit of(long choice, Tree described, Tree parts, Likeness likeness) {
        if (!(described instanceof Tree.Branch option)) {
            boolean same = Likeness.isLeaf(parts) && likeness.same(parts.toString(), described.toString());
            return same ? new Fit(choice, described, null, 1) : null;
        }
        if (!(parts instanceof Tree.Branch wanted) || option.children().isEmpty()) {
            return null;
        }
        String verb = option.children().keySet().iterator().next();
        if (Likeness.child(wanted, verb) == null) {
            return null;
        }
        Tree.Grow rest = Tree.branch();
        int used = 0;
        for (Map.Entry<String, Tree> part : wanted.children().entrySet()) {
            Tree there = Likeness.child(option, part.getKey());
            Tree left = part.getValue();
            if (there != null) {
                if (part.getValue() instanceof Tree.Row row && !(there instanceof Tree.Row)) {
                    // A list of things that are chosen one after another: this choice takes the next of them.
                    if (row.items().isEmpty() || !agrees(row.items().get(0), there, likeness)) {
                        return null;
                    }
                    left = Tree.row(row.items().subList(1, row.items().size()));
                } else if (agrees(part.getValue(), there, likeness)) {
                    left = Tree.NOTHING;
                } else {
                    return null;
                }
                used++;
            }
            if (!(left instanceof Tree.Nothing)
                    && !(left instanceof Tree.Row row && row.items().isEmpty())) {
                rest.put(part.getKey(), left);
            }
        }
        return new Fit(choice, described, rest.isEmpty() ? null : rest.done(), used);
    }

    private static boolean agrees(Tree said, Tree there, Likeness likeness) {
        return said instanceof Tree.Row ? likeness.equal(said, there) : likeness.fits(said, there);
    }

    /** Keeps the fits that answer the most parts. */
    static List<Fit> best(List<Fit> fits) {
        int most = 0;
        for (Fit fit : fits) {
            most = Math.max(most, fit.used);
        }
        List<Fit> best = new ArrayList<>();
        for (Fit fit : fits) {
            if (fit.used == most) {
                best.add(fit);
            }
        }
        return best;
    }

    /** Returns the different choices among these: copies of equal cards count as one. */
    static List<Tree> different(List<Fit> fits) {
        List<Tree> different = new ArrayList<>();
        for (Fit fit : fits) {
            Tree plain = withoutCopy(fit.described);
            if (!different.contains(plain)) {
                different.add(plain);
            }
        }
        return different;
    }

    static Tree withoutCopy(Tree described) {
        if (!(described instanceof Tree.Branch branch) || branch.get("copy") == null) {
            return described;
        }
        Tree.Grow grow = Tree.branch();
        branch.children().forEach((name, child) -> {
            if (!name.equals("copy")) {
                grow.put(name, child);
            }
        });
        return grow.done();
    }
}

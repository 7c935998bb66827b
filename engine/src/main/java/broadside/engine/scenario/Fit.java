package broadside.engine.scenario;

import broadside.engine.tree.Tree;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Joins a choice with the parts of a {@code do} or {@code refuse} that it answers.
 *
 * @param described the choice as its question describes it
 * @param rest the parts still to be answered by later decisions; null where none are left
 * @param rank how well it fits: first by how many parts it answers, then whether it has no other parts, then order
 */
record Fit(long choice, Tree described, @Nullable Tree rest, int rank) {
    private static final String COPY = "copy";

    /** What a part of the file and a part of a choice have to do with each other. */
    private enum Match {
        NONE,
        IN_OTHER_ORDER,
        FULL
    }

    /** Makes a fit that answers everything, this many parts of it. */
    static Fit whole(long choice, Tree described, @Nullable Tree rest, int used) {
        return new Fit(choice, described, rest, rank(used, true, true));
    }

    private static int rank(int used, boolean nothingElse, boolean inOrder) {
        return used * 4 + (nothingElse ? 2 : 0) + (inOrder ? 1 : 0);
    }

    /**
     * Fits one choice to the parts; null where it does not fit.
     *
     * <p>Every part that both name must agree. The first part of a choice says what it does and must be named, so that
     * a choice of another kind with, say, the same target is not mistaken for the one meant.
     */
    static @Nullable Fit of(long choice, Tree described, Tree parts, Likeness likeness) {
        if (!(described instanceof Tree.Branch option)) {
            boolean same = Likeness.isLeaf(parts) && likeness.same(parts.toString(), described.toString());
            return same ? whole(choice, described, null, 1) : null;
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
        boolean inOrder = true;
        for (Map.Entry<String, Tree> part : wanted.children().entrySet()) {
            Tree there = Likeness.child(option, part.getKey());
            Tree said = part.getValue();
            if (there == null) {
                // What is not so is not written in a choice.
                boolean isNot = said instanceof Tree.Truth truth && !truth.value();
                if (!isNot) {
                    rest.put(part.getKey(), said);
                }
                continue;
            }
            used++;
            if (said instanceof Tree.Row row && !(there instanceof Tree.Row)) {
                // A list of things that are chosen one after another: this choice takes the next of them.
                if (row.items().isEmpty() || match(row.items().get(0), there, likeness) == Match.NONE) {
                    return null;
                }
                rest.putUnlessEmpty(
                        part.getKey(), row.items().subList(1, row.items().size()));
                continue;
            }
            Match match = match(said, there, likeness);
            if (match == Match.NONE) {
                return null;
            }
            inOrder &= match == Match.FULL;
        }
        int others = option.children().size() - used - (option.get(COPY) == null || wanted.get(COPY) != null ? 0 : 1);
        return new Fit(choice, described, rest.isEmpty() ? null : rest.done(), rank(used, others == 0, inOrder));
    }

    private static Match match(Tree said, Tree there, Likeness likeness) {
        if (said instanceof Tree.Row wanted && there instanceof Tree.Row found) {
            if (likeness.equal(said, there)) {
                return Match.FULL;
            }
            boolean same = wanted.items().size() == found.items().size()
                    && likeness.missing(wanted.items(), found.items()).isEmpty();
            return same ? Match.IN_OTHER_ORDER : Match.NONE;
        }
        return likeness.fits(said, there) || likeness.means(said, there) ? Match.FULL : Match.NONE;
    }

    /** Keeps the fits that fit best. */
    static List<Fit> best(List<Fit> fits) {
        int most = 0;
        for (Fit fit : fits) {
            most = Math.max(most, fit.rank);
        }
        List<Fit> best = new ArrayList<>();
        for (Fit fit : fits) {
            if (fit.rank == most) {
                best.add(fit);
            }
        }
        return best;
    }

    /**
     * Keeps the fits that do what the file writes first: of several things to be done at one question, such as
     * {@code leave} and {@code take}, each has its turn as it is written.
     */
    static List<Fit> firstWritten(List<Fit> fits, Tree parts) {
        if (!(parts instanceof Tree.Branch wanted)) {
            return fits;
        }
        for (String part : wanted.children().keySet()) {
            List<Fit> first = new ArrayList<>();
            for (Fit fit : fits) {
                if (fit.described instanceof Tree.Branch option
                        && option.children().keySet().iterator().next().equals(part)) {
                    first.add(fit);
                }
            }
            if (!first.isEmpty()) {
                return first;
            }
        }
        return fits;
    }

    /** Returns the different choices among these: copies of equal cards count as one. */
    static List<Tree> different(Collection<Tree> described) {
        LinkedHashSet<Tree> different = new LinkedHashSet<>();
        for (Tree choice : described) {
            different.add(withoutCopy(choice));
        }
        return List.copyOf(different);
    }

    /** Returns the choices that these fits are. */
    static List<Tree> choices(List<Fit> fits) {
        List<Tree> choices = new ArrayList<>();
        for (Fit fit : fits) {
            choices.add(fit.described);
        }
        return different(choices);
    }

    static Tree withoutCopy(Tree described) {
        if (!(described instanceof Tree.Branch branch) || branch.get(COPY) == null) {
            return described;
        }
        Tree.Grow grow = Tree.branch();
        branch.children().forEach((name, child) -> {
            if (!name.equals(COPY)) {
                grow.put(name, child);
            }
        });
        return grow.done();
    }

    /** Sorts choices so that those which share most with the parts come first. */
    static List<Tree> nearest(List<Tree> choices, Tree parts, Likeness likeness) {
        List<Tree> sorted = new ArrayList<>(choices);
        sorted.sort(java.util.Comparator.comparingInt(choice -> -shared(choice, parts, likeness)));
        return sorted;
    }

    private static int shared(Tree choice, Tree parts, Likeness likeness) {
        if (!(choice instanceof Tree.Branch option) || !(parts instanceof Tree.Branch wanted)) {
            return Likeness.isLeaf(choice) == Likeness.isLeaf(parts) ? 1 : 0;
        }
        int shared = 0;
        for (Map.Entry<String, Tree> part : wanted.children().entrySet()) {
            Tree there = Likeness.child(option, part.getKey());
            shared += there == null ? 0 : match(part.getValue(), there, likeness) == Match.NONE ? 2 : 10;
        }
        // Of equally near choices the one that says least beside is the nearest.
        return shared * 10 - option.children().size();
    }
}

package broadside.engine.scenario;

import broadside.engine.play.Position;
import broadside.engine.tree.Field;
import broadside.engine.tree.Tree;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Says what must stand at a place: a value, things it has or lacks, how many, whether they are unknown.
 *
 * @param where which things to count; null means all
 */
record Contents(
        @Nullable Tree value,
        List<Tree> has,
        List<Tree> lacks,
        @Nullable Integer count,
        @Nullable Boolean unknown,
        @Nullable Boolean absent,
        boolean unchanged,
        @Nullable Tree where) {
    static final Set<String> WORDS = Set.of("value", "has", "lacks", "count", "unknown", "absent", "where");

    /** Reads the tests of a field that has other words beside them. */
    static Contents read(Field test, Set<String> beside) {
        Set<String> words = new HashSet<>(WORDS);
        words.addAll(beside);
        test.only(words);
        Field count = test.maybe("count");
        Field unknown = test.maybe("unknown");
        Field absent = test.maybe("absent");
        Contents contents = new Contents(
                test.children().get("value"),
                OfferStep.things(test.maybe("has")),
                OfferStep.things(test.maybe("lacks")),
                count == null ? null : count.whole(0, 1_000_000),
                unknown == null ? null : unknown.truth(),
                absent == null ? null : absent.truth(),
                test.truth("unchanged", false),
                test.children().get("where"));
        if (contents.where != null && count == null) {
            throw test.wrong("'where' tells which things to count; it needs 'count'");
        }
        boolean nothing = contents.value == null
                && contents.has.isEmpty()
                && contents.lacks.isEmpty()
                && count == null
                && unknown == null
                && absent == null
                && !contents.unchanged;
        if (nothing) {
            throw test.wrong("say what to test: value, has, lacks, count, unknown or absent");
        }
        return contents;
    }

    /** Returns a value that a field with such contents could have. */
    Tree sample() {
        Tree wanted = value;
        if (wanted != null && !(wanted instanceof Tree.Nothing)) {
            return wanted instanceof Tree.Branch || wanted instanceof Tree.Row ? Tree.row(List.of()) : wanted;
        }
        return Tree.row(List.of());
    }

    /** Compares with what was found; null where the document has nothing there. */
    <P extends Position> void check(Stage<P> stage, Likeness likeness, String name, @Nullable Tree found) {
        compare(likeness, name, found);
        if (!lacks.isEmpty()) {
            Vocabulary vocabulary = Vocabulary.of(stage);
            lacks.forEach(vocabulary::check);
        }
    }

    /** Complains about a label that is said to be absent from a place where its piece could not be told from others. */
    <P extends Position> void checkLabels(Stage<P> stage, @Nullable Place where) {
        for (Tree unwanted : lacks) {
            String home = unwanted instanceof Tree.Text label ? stage.home(label.value()) : null;
            if (home != null && where != null && !where.parts().isEmpty() && !where.startsWith(home)) {
                throw new ScenarioFailed("'" + unwanted + "' is the label of a piece of '" + home
                        + "', so that it is absent from " + where + " proves nothing; say its name");
            }
        }
    }

    /** Compares where there is no table, so that nobody can say which names mean something. */
    void compare(Likeness likeness, String name, @Nullable Tree found) {
        checkValue(likeness, name, found);
        if (absent != null && absent != (found == null)) {
            throw new ScenarioFailed(
                    name + (absent ? " should not be there" : " should be there"), "found: " + Flow.write(found));
        }
        checkCount(likeness, name, found);
        checkKnown(name, found);
        List<Tree> missing = missing(likeness, has, found);
        if (!missing.isEmpty()) {
            throw new ScenarioFailed(
                    name + " lacks " + Flow.write(missing.size() == 1 ? missing.get(0) : Tree.row(missing)),
                    "found: " + Flow.write(found));
        }
        for (Tree unwanted : lacks) {
            if (missing(likeness, List.of(unwanted), found).isEmpty()) {
                throw new ScenarioFailed(name + " has " + Flow.write(unwanted), "found: " + Flow.write(found));
            }
        }
    }

    private void checkValue(Likeness likeness, String name, @Nullable Tree found) {
        Tree wanted = value;
        if (wanted == null || found == null && Likeness.isDefault(wanted)) {
            return;
        }
        if (found == null || !likeness.equal(wanted, found)) {
            List<String> lines = new ArrayList<>();
            lines.add("expected: " + Flow.write(wanted));
            lines.add("found:    " + Flow.write(found));
            for (String line : Difference.lines(wanted, found, likeness)) {
                lines.add("  " + line);
            }
            String hint = Difference.hint(wanted, found, likeness);
            if (!hint.isEmpty()) {
                lines.add(hint);
            }
            throw new ScenarioFailed(name, lines);
        }
    }

    private void checkCount(Likeness likeness, String name, @Nullable Tree found) {
        Tree counted = found;
        Tree wanted = where;
        if (wanted != null) {
            List<Tree> items = found instanceof Tree.Row row ? row.items() : List.of();
            counted = Tree.row(
                    items.stream().filter(item -> likeness.fits(wanted, item)).toList());
        }
        if (count != null && count != size(counted)) {
            throw new ScenarioFailed(
                    name + (wanted == null ? "" : " where " + Flow.write(wanted)),
                    "expected: " + count + " of them",
                    "found:    " + size(counted) + ": " + Flow.write(counted));
        }
    }

    private void checkKnown(String name, @Nullable Tree found) {
        if (unknown == null) {
            return;
        }
        List<Tree> things = found == null ? List.of() : found instanceof Tree.Row row ? row.items() : List.of(found);
        boolean fits = !things.isEmpty();
        for (Tree thing : things) {
            fits &= Likeness.isUnknown(thing) == unknown;
        }
        if (!fits) {
            throw new ScenarioFailed(
                    name + " should be " + (unknown ? "unknown" : "known"), "found: " + Flow.write(found));
        }
    }

    private static List<Tree> missing(Likeness likeness, List<Tree> said, @Nullable Tree found) {
        if (found instanceof Tree.Row row) {
            return likeness.missing(said, row.items());
        }
        List<Tree> missing = new ArrayList<>();
        for (Tree wanted : said) {
            boolean there = found != null
                    && (likeness.fits(wanted, found)
                            || found instanceof Tree.Branch branch
                                    && Likeness.isLeaf(wanted)
                                    && Likeness.child(branch, wanted.toString()) != null);
            if (!there) {
                missing.add(wanted);
            }
        }
        return missing;
    }

    private static long size(@Nullable Tree found) {
        if (found instanceof Tree.Row row) {
            return row.items().size();
        }
        if (found instanceof Tree.Branch branch) {
            // A pile says its size itself.
            for (String size : List.of("count", "size")) {
                if (branch.get(size) instanceof Tree.Whole whole) {
                    return whole.value();
                }
            }
            return branch.children().size();
        }
        // A pile that nobody can look into may be written as the number of its cards.
        return found == null ? 0 : found instanceof Tree.Whole whole ? whole.value() : 1;
    }
}

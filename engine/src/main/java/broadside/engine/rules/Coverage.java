package broadside.engine.rules;

import broadside.engine.chance.Rng;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/** Counts which clauses of a game the tests hold, from what scenarios and unit tests prove. */
public final class Coverage {
    private static final List<String> HEADINGS =
            List.of("section", "testable", "due", "covered", "claimed, never cited", "cited, never claimed");

    private final RuleBook book;
    private final Scope scope;
    private final int dueBy;
    private final Set<Clause> covered = new TreeSet<>();
    private final Set<Clause> claimed = new TreeSet<>();
    private final Set<Clause> cited = new TreeSet<>();

    /**
     * Starts with no evidence.
     *
     * @param dueBy the step of the work whose clauses are due, with those of all steps before it
     */
    public Coverage(RuleBook book, Scope scope, int dueBy) {
        this.book = book;
        this.scope = scope;
        this.dueBy = dueBy;
    }

    /** Adds what one test proves. */
    public void add(Evidence evidence) {
        covered.addAll(evidence.covered());
        claimed.addAll(evidence.claimed());
        cited.addAll(evidence.cited());
    }

    /** Returns the testable clauses that some passing test claims and the engine cited while it ran. */
    public List<Clause> covered() {
        return kept(clause -> clause.testable() && covered.contains(clause));
    }

    /** Returns the testable clauses that are due. */
    public List<Clause> due() {
        return kept(clause -> clause.testable() && scope.due(clause) <= dueBy);
    }

    /** Returns the testable clauses that are due and not covered. */
    public List<Clause> missing() {
        return kept(clause -> clause.testable() && scope.due(clause) <= dueBy && !covered.contains(clause));
    }

    /** Returns the clauses that tests claim although the engine never cited them. */
    public List<Clause> claimedNeverCited() {
        return kept(clause -> claimed.contains(clause) && !cited.contains(clause));
    }

    /** Returns the testable clauses that the engine cites although no test claims them. */
    public List<Clause> citedNeverClaimed() {
        return kept(clause -> clause.testable() && cited.contains(clause) && !claimed.contains(clause));
    }

    /** Says whether everything due is covered and every claim is true. */
    public boolean isComplete() {
        return missing().isEmpty() && claimedNeverCited().isEmpty();
    }

    /** Draws up to n covered clauses; the same seed draws the same ones. */
    public List<Clause> sample(int n, long seed) {
        List<Clause> left = new ArrayList<>(covered());
        List<Clause> drawn = new ArrayList<>();
        Rng rng = new Rng(seed);
        while (drawn.size() < n && !left.isEmpty()) {
            drawn.add(left.remove(rng.below(left.size())));
        }
        return drawn;
    }

    /** Returns the table by section, the clauses that lack something, and the total. */
    public String report() {
        Map<String, int[]> sections = new LinkedHashMap<>();
        int[] total = new int[HEADINGS.size() - 1];
        List<List<Clause>> columns =
                List.of(kept(Clause::testable), due(), covered(), claimedNeverCited(), citedNeverClaimed());
        for (Clause clause : book.clauses()) {
            int[] row = sections.computeIfAbsent(clause.section(), section -> new int[columns.size()]);
            for (int i = 0; i < columns.size(); i++) {
                int one = columns.get(i).contains(clause) ? 1 : 0;
                row[i] += one;
                total[i] += one;
            }
        }
        List<List<String>> rows = new ArrayList<>();
        rows.add(HEADINGS);
        sections.forEach((section, counts) -> rows.add(row(section, counts)));
        rows.add(row("total", total));
        List<String> lines = new ArrayList<>(aligned(rows));
        addList(lines, "due, not covered", missing());
        addList(lines, "claimed, never cited", claimedNeverCited());
        addList(lines, "cited, never claimed", citedNeverClaimed());
        lines.add(total());
        return String.join("\n", lines);
    }

    /** Returns the one line that sums it up. */
    public String total() {
        return book.game() + ": " + covered().size() + " of "
                + kept(Clause::testable).size() + " testable clauses covered";
    }

    private List<Clause> kept(java.util.function.Predicate<Clause> keep) {
        List<Clause> kept = new ArrayList<>();
        for (Clause clause : book.clauses()) {
            if (keep.test(clause)) {
                kept.add(clause);
            }
        }
        return kept;
    }

    private static void addList(List<String> lines, String heading, List<Clause> clauses) {
        if (!clauses.isEmpty()) {
            List<String> ids = new ArrayList<>();
            clauses.forEach(clause -> ids.add(clause.id()));
            lines.add(heading + ": " + String.join(", ", ids));
        }
    }

    private static List<String> row(String section, int[] counts) {
        List<String> row = new ArrayList<>();
        row.add(section);
        for (int count : counts) {
            row.add(Integer.toString(count));
        }
        return row;
    }

    /** Sets the first column to the left and the numbers to the right, so that they stand under each other. */
    private static List<String> aligned(List<List<String>> rows) {
        int[] widths = new int[HEADINGS.size()];
        for (List<String> row : rows) {
            for (int i = 0; i < widths.length; i++) {
                widths[i] = Math.max(widths[i], row.get(i).length());
            }
        }
        List<String> lines = new ArrayList<>();
        for (List<String> row : rows) {
            StringBuilder line = new StringBuilder();
            for (int i = 0; i < widths.length; i++) {
                String blank = " ".repeat(widths[i] - row.get(i).length());
                line.append(i == 0 ? row.get(i) + blank : "  " + blank + row.get(i));
            }
            lines.add(line.toString());
        }
        return lines;
    }
}

package broadside.engine.rules;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The words for a game's coverage: two figures, the sections that have gaps, and how many gaps of each kind. */
public final class CoverageReport {
    private static final List<String> HEADINGS = List.of("section with gaps", "testable", "due", "exercised", "named");

    private final Coverage coverage;
    private final boolean ids;

    /**
     * Prepares the words.
     *
     * @param ids whether the clauses behind each number of gaps are listed
     */
    public CoverageReport(Coverage coverage, boolean ids) {
        this.coverage = coverage;
        this.ids = ids;
    }

    /** Returns the one line that sums it up. */
    public String total() {
        int exercised = coverage.covered().size();
        int testable = coverage.testable().size();
        int due = coverage.due().size();
        int named = coverage.named().size();
        String ofDue = due == testable ? "" : " (" + (due - coverage.missing().size()) + " of the " + due + " due)";
        return coverage.book().game() + ": " + exercised + " of " + testable + " testable clauses exercised" + ofDue
                + ", " + named + " of them named (" + (exercised == 0 ? 0 : 100 * named / exercised) + "%)";
    }

    /** Returns the sections with gaps, the number of gaps of each kind, and the total. */
    public String report() {
        List<String> lines = new ArrayList<>(sections());
        add(lines, "due, not exercised", coverage.missing());
        add(lines, "exercised, not named", coverage.unnamed());
        add(lines, "claimed, never cited", coverage.claimedNeverCited());
        add(lines, "cited, never claimed", coverage.citedNeverClaimed());
        lines.add(total());
        return String.join("\n", lines);
    }

    private void add(List<String> lines, String what, List<Clause> clauses) {
        if (!clauses.isEmpty()) {
            String listed = String.join(", ", clauses.stream().map(Clause::id).toList());
            lines.add(what + ": " + (ids ? listed : clauses.size()));
        }
    }

    /** Lists the sections that are begun and have gaps; of those without any claim it gives the number. */
    private List<String> sections() {
        Map<String, int[]> counts = new LinkedHashMap<>();
        count(counts, 0, coverage.testable());
        count(counts, 1, coverage.due());
        count(counts, 2, coverage.covered());
        count(counts, 3, coverage.named());
        List<List<String>> rows = new ArrayList<>();
        int untouched = 0;
        for (var section : counts.entrySet()) {
            int[] row = section.getValue();
            if (row[2] == 0) {
                untouched++;
            } else if (row[2] < row[1] || row[3] < row[2]) {
                rows.add(row(section.getKey(), row));
            }
        }
        List<String> lines = new ArrayList<>();
        if (!rows.isEmpty()) {
            rows.add(0, HEADINGS);
            lines.addAll(aligned(rows));
        }
        if (untouched > 0) {
            lines.add("sections that no test claims anything of: " + untouched);
        }
        return lines;
    }

    private static void count(Map<String, int[]> counts, int column, Collection<Clause> clauses) {
        for (Clause clause : clauses) {
            counts.computeIfAbsent(clause.section(), section -> new int[HEADINGS.size() - 1])[column]++;
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

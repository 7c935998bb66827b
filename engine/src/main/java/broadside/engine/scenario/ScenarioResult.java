package broadside.engine.scenario;

import broadside.engine.rules.Clause;
import broadside.engine.rules.Evidence;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/**
 * Tells how a scenario file went: what failed, which clauses it claims, and which the engine cited.
 *
 * @param file the file as the caller named it
 * @param game the id of its game; empty where the file was too wrong to say
 * @param named the clauses that it claims and demands by name of what carried them out
 */
public record ScenarioResult(
        String file,
        String game,
        String title,
        List<Failure> failures,
        Set<Clause> claimed,
        Set<Clause> cited,
        Set<Clause> named) {
    public ScenarioResult {
        failures = List.copyOf(failures);
        claimed = sorted(claimed);
        cited = sorted(cited);
        named = sorted(named);
    }

    public boolean passed() {
        return failures.isEmpty();
    }

    /** Says whether the file itself is wrong. */
    public boolean malformed() {
        for (Failure failure : failures) {
            if (failure.malformed()) {
                return true;
            }
        }
        return false;
    }

    /** Returns the report as people read it: one line for a pass, the whole story for a failure. */
    public String report() {
        List<String> out = new ArrayList<>();
        out.add((passed() ? "pass " : "FAIL ") + file + (title.isEmpty() ? "" : " - " + title));
        for (Failure failure : failures) {
            out.add("  " + (failure.where().isEmpty() ? "" : failure.where() + ": ") + failure.complaint());
            for (String line : failure.lines()) {
                out.add("    " + line);
            }
        }
        return String.join("\n", out);
    }

    /** Returns what this proves about the clauses. */
    public Evidence evidence() {
        return new Evidence(file, passed(), claimed, cited, named);
    }

    private static Set<Clause> sorted(Collection<Clause> clauses) {
        return java.util.Collections.unmodifiableSet(new TreeSet<>(clauses));
    }
}

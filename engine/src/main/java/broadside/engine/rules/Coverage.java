package broadside.engine.rules;

import broadside.engine.chance.Rng;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;

/** Counts which clauses of a game the tests hold, from what scenarios and unit tests prove. */
public final class Coverage {
    private final RuleBook book;
    private final Scope scope;
    private final int dueBy;
    private final Set<Clause> covered = new TreeSet<>();
    private final Set<Clause> named = new TreeSet<>();
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
        named.addAll(evidence.coveredByName());
        claimed.addAll(evidence.claimed());
        cited.addAll(evidence.cited());
    }

    RuleBook book() {
        return book;
    }

    /** Returns the clauses that software can break. */
    public List<Clause> testable() {
        return kept(Clause::testable);
    }

    /** Returns the testable clauses that some passing test claims and the engine cited while it ran: those exercised. */
    public List<Clause> covered() {
        return kept(clause -> clause.testable() && covered.contains(clause));
    }

    /** Returns those covered clauses that a claiming test names, where they are carried out. */
    public List<Clause> named() {
        return kept(clause -> clause.testable() && named.contains(clause));
    }

    /** Returns those covered clauses that only sail along in the tests that claim them. */
    public List<Clause> unnamed() {
        return kept(clause -> clause.testable() && covered.contains(clause) && !named.contains(clause));
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

    private List<Clause> kept(Predicate<Clause> keep) {
        List<Clause> kept = new ArrayList<>();
        for (Clause clause : book.clauses()) {
            if (keep.test(clause)) {
                kept.add(clause);
            }
        }
        return kept;
    }
}

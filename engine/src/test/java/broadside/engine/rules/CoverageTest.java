package broadside.engine.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import broadside.engine.tree.BadDocument;
import broadside.engine.tree.Field;
import broadside.engine.yaml.YamlTree;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests what counts as covered, and how it is told. */
class CoverageTest {
    private final RuleBook book = RuleBook.of("harbour", List.of("HB"));
    private final Scope scope = scope("HB: {due: 1, sections: {Crates: 2, Castaway: 3}}");

    private static Scope scope(String yaml) {
        return Scope.read(Field.root(YamlTree.read(yaml)));
    }

    private static Evidence evidence(boolean passed, String claimed, String cited) {
        return new Evidence("test", passed, clauses(claimed), clauses(cited), Set.of());
    }

    private static Set<Clause> clauses(String ids) {
        return ids.isEmpty() ? Set.of() : Set.of(Clause.all(ids.split(" ")));
    }

    @Test
    void onlyAPassingTestCoversWhatItClaimsAndTheEngineCited() {
        Coverage coverage = new Coverage(book, scope, 1);
        coverage.add(evidence(true, "HB-TURN-01 HB-TURN-02 HB-NOTE-01", "HB-TURN-01 HB-TURN-03 HB-NOTE-01"));
        coverage.add(evidence(false, "HB-TURN-04", "HB-TURN-04"));
        assertThat(coverage.covered()).extracting(Clause::id).containsExactly("HB-TURN-01");
        assertThat(coverage.claimedNeverCited()).extracting(Clause::id).containsExactly("HB-TURN-02");
        assertThat(coverage.citedNeverClaimed()).extracting(Clause::id).containsExactly("HB-TURN-03");
        assertThat(new CoverageReport(coverage, false).total())
                .isEqualTo("harbour: 1 of 41 testable clauses exercised (1 of the 35 due), 0 of them named (0%)");
        assertThat(coverage.isComplete()).isFalse();
    }

    @Test
    void whatIsDueFollowsTheScope() {
        assertThat(new Coverage(book, scope, 0).due()).isEmpty();
        assertThat(new Coverage(book, scope, 1).due()).hasSize(35);
        assertThat(new Coverage(book, scope, 2).due()).hasSize(39);
        assertThat(new Coverage(book, Scope.everything(), 0).due()).hasSize(41);
        assertThat(new Coverage(book, scope, 0).isComplete()).isTrue();
    }

    @Test
    void namedIsWhatAClaimingTestDemandsOfTheStep() {
        Coverage coverage = new Coverage(book, scope, 1);
        Set<Clause> both = clauses("HB-TURN-01 HB-TURN-02");
        coverage.add(new Evidence("test", true, both, both, clauses("HB-TURN-01 HB-TURN-03")));
        coverage.add(new Evidence("broken", false, both, both, both));
        assertThat(coverage.covered()).extracting(Clause::id).containsExactly("HB-TURN-01", "HB-TURN-02");
        assertThat(coverage.named()).extracting(Clause::id).containsExactly("HB-TURN-01");
        assertThat(coverage.unnamed()).extracting(Clause::id).containsExactly("HB-TURN-02");
    }

    @Test
    void reportsGapsAndNoWallOfIds() {
        Coverage coverage = new Coverage(book, scope, 1);
        StringBuilder most = new StringBuilder();
        for (Clause clause : book.clauses()) {
            if (!clause.section().equals("Anchor") && !clause.id().equals("HB-TURN-02")) {
                most.append(clause.id()).append(' ');
            }
        }
        Set<Clause> claimed = clauses(most.toString().strip());
        Set<Clause> cited = clauses(most + "HB-ANCH-02");
        Set<Clause> named = new TreeSet<>(claimed);
        named.remove(Clause.of("HB-DAWN-01"));
        coverage.add(new Evidence("test", true, claimed, cited, named));
        assertThat(new CoverageReport(coverage, false).report()).isEqualTo("""
                        section with gaps  testable  due  exercised  named
                        The turn                  5    5          4      4
                        Dawn                      3    3          3      2
                        sections that no test claims anything of: 1
                        due, not exercised: 3
                        exercised, not named: 1
                        cited, never claimed: 1
                        harbour: 38 of 41 testable clauses exercised (32 of the 35 due), 37 of them named (97%)""");
        assertThat(new CoverageReport(coverage, true).report())
                .contains("due, not exercised: HB-TURN-02, HB-ANCH-01, HB-ANCH-02\n")
                .contains("exercised, not named: HB-DAWN-01\n");
    }

    @Test
    void samplesTheSameClausesForTheSameSeed() {
        Coverage coverage = new Coverage(book, scope, 1);
        coverage.add(evidence(true, "HB-TURN-01 HB-TURN-02 HB-TURN-03", "HB-TURN-01 HB-TURN-02 HB-TURN-03"));
        assertThat(coverage.sample(2, 7)).hasSize(2).isEqualTo(coverage.sample(2, 7));
        assertThat(coverage.sample(9, 7)).containsExactlyInAnyOrderElementsOf(coverage.covered());
        assertThat(coverage.sample(0, 7)).isEmpty();
    }

    @Test
    void aScopeNamesOnlySectionsThatExist() {
        assertThatThrownBy(() -> scope("HB: {due: 1, sections: {Crate: 2}}"))
                .isInstanceOf(BadDocument.class)
                .hasMessage("HB.sections: the index HB has no section 'Crate'");
        assertThatThrownBy(() -> scope("HB: {dew: 1}")).isInstanceOf(BadDocument.class);
    }

    @Test
    void aTestThatRunsAgainReplacesWhatItSaid(@TempDir Path folder) throws Exception {
        Path path = folder.resolve("deeper/covers.tsv");
        EvidenceFile file = new EvidenceFile(path);
        assertThat(file.read()).isEmpty();
        Evidence one = new Evidence(
                "one", true, clauses("HB-TURN-01 HB-TURN-02"), clauses("HB-TURN-01 HB-TURN-03"), clauses("HB-TURN-01"));
        Evidence two = new Evidence("two", true, clauses("HB-TURN-04"), clauses("HB-TURN-04"), Set.of());
        file.put(one);
        file.put(two);
        assertThat(file.read()).containsExactly(one, two);
        file.put(new Evidence("one", false, one.claimed(), one.cited(), one.named()));
        assertThat(file.read()).containsExactly(two);
        file.put(two);
        assertThat(file.read()).containsExactly(two);
        Files.writeString(path, "nonsense\n");
        assertThatThrownBy(file::read).hasMessageContaining("covers.tsv: expected a test");
    }
}

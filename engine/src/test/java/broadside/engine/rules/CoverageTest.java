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
        return new Evidence("test", passed, clauses(claimed), clauses(cited));
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
        assertThat(coverage.total()).isEqualTo("harbour: 1 of 41 testable clauses covered");
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
    void reportsBySection() {
        RuleBook small = RuleBook.of("harbour", List.of("HB"));
        Coverage coverage = new Coverage(small, scope, 1);
        StringBuilder all = new StringBuilder();
        for (Clause clause : small.clauses()) {
            if (!clause.section().equals("Anchor")) {
                all.append(clause.id()).append(' ');
            }
        }
        coverage.add(evidence(true, all.toString().strip(), all + "HB-ANCH-02"));
        assertThat(coverage.report()).isEqualTo("""
                        section     testable  due  covered  claimed, never cited  cited, never claimed
                        Setting up         3    3        3                     0                     0
                        The turn           5    5        5                     0                     0
                        Dawn               3    3        3                     0                     0
                        Plunder            4    4        4                     0                     0
                        Reactions          7    7        7                     0                     0
                        Press Gang         4    4        4                     0                     0
                        Auction            3    3        3                     0                     0
                        Anchor             2    2        0                     0                     1
                        Castaway           2    0        2                     0                     0
                        Crates             4    0        4                     0                     0
                        The end            4    4        4                     0                     0
                        Notes              0    0        0                     0                     0
                        total             41   35       39                     0                     1
                        due, not covered: HB-ANCH-01, HB-ANCH-02
                        cited, never claimed: HB-ANCH-02
                        harbour: 39 of 41 testable clauses covered""");
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
        Evidence one = new Evidence("one", true, clauses("HB-TURN-01 HB-TURN-02"), clauses("HB-TURN-01 HB-TURN-03"));
        Evidence two = new Evidence("two", true, clauses("HB-TURN-04"), clauses("HB-TURN-04"));
        file.put(one);
        file.put(two);
        assertThat(file.read()).containsExactly(one, two);
        file.put(new Evidence("one", false, one.claimed(), one.cited()));
        assertThat(file.read()).containsExactly(two);
        file.put(two);
        assertThat(file.read()).containsExactly(two);
        Files.writeString(path, "nonsense\n");
        assertThatThrownBy(file::read).hasMessageContaining("covers.tsv: expected a test");
    }
}

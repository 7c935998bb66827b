package broadside.engine.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests the extension on itself: what these tests claim and cite must be in the file when they are over. */
@Covers("HB-TURN-05")
class CoversExtensionTest {
    private static final Path FILE = Path.of("target", "covers-of-itself.tsv");

    @RegisterExtension
    static final CoversExtension EXTENSION = new CoversExtension(FILE);

    @BeforeAll
    static void startAnew() throws IOException {
        Files.deleteIfExists(FILE);
    }

    @Test
    @Covers({"HB-TURN-01", "HB-SEAT-03"})
    void aComponentClauseNeedsNoCitation(Cited cited) {
        cited.add(Clause.all("HB-TURN-01", "HB-TURN-02"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"HB-TURN-03", "HB-TURN-04", "HB-TURN-05"})
    @Covers({"HB-TURN-03", "HB-TURN-04"})
    void theRunsOfOneTestCiteTogether(String id, Cited cited) {
        assertThat(cited.all()).isEmpty();
        cited.add(Clause.of(id));
    }

    // Runs before the extension hears that all is over, so the claim of the class is not in the file yet.
    @AfterAll
    static void recorded() {
        List<Evidence> evidence = new EvidenceFile(FILE).read();
        assertThat(evidence).hasSize(2);
        for (Evidence one : evidence) {
            assertThat(one.covered()).isEqualTo(one.claimed());
        }
        assertThat(evidence)
                .extracting(Evidence::test)
                .containsExactlyInAnyOrder(
                        CoversExtensionTest.class.getName() + ".aComponentClauseNeedsNoCitation",
                        CoversExtensionTest.class.getName() + ".theRunsOfOneTestCiteTogether");
    }
}

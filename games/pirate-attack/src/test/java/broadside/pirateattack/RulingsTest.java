package broadside.pirateattack;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/** A ruling is shown beside the clauses it belongs to, without its question: it must say by itself what holds. */
class RulingsTest {
    @Test
    void everyRulingSaysWhatHoldsAndNotWhichReading() throws IOException {
        assertThat(Files.readAllLines(Path.of("../../docs/rulings/pirate-attack.md")))
                .filteredOn(line -> line.startsWith("Ruling:"))
                .hasSizeGreaterThan(100)
                .allSatisfy(line -> assertThat(line).doesNotContainPattern("\\([a-e]\\)"));
    }
}

package broadside.highseas;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import broadside.engine.rules.Cited;
import broadside.engine.rules.Clause;
import broadside.engine.rules.Covers;
import broadside.engine.rules.CoversExtension;
import broadside.engine.tree.BadDocument;
import broadside.engine.tree.Field;
import broadside.engine.tree.Tree;
import broadside.engine.yaml.YamlTree;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Measures on a sea whose distances are known. */
@ExtendWith(CoversExtension.class)
class YardstickTest {
    private static final String SEA = """
            ships:
            - {ship: Kestrel, of: ann, docked: Isla Roja, crew: [English Captain]}
            - {ship: Gaviota, of: bob, pose: [800, 300, 0]}
            """;

    private final Rules rules = new Rules();
    private final Position sea = WrittenSea.with(SEA);

    private Field measured(int viewer, String from, String to) {
        Tree.Branch found =
                rules.measure(sea.mask(viewer), Field.root(YamlTree.read(from)), Field.root(YamlTree.read(to)));
        return Field.root(found);
    }

    @Test
    @Covers("PC-MEASURE-01")
    void everybodyMeasuresAtAnyTime(Cited cited) {
        for (int viewer = Position.SPECTATOR; viewer < 2; viewer++) {
            Field found = measured(viewer, "[100, 500]", "[227, 500]");
            assertThat(found.need("distance").text()).isEqualTo("127");
            assertThat(found.need("S").text()).isEqualTo("2");
            assertThat(found.need("touching").truth()).isFalse();
            cited.add(Clause.of(found.need("because").row().get(0).text()));
        }
    }

    @Test
    void piecesAreMeasuredFromOutlineToOutline() {
        assertThat(measured(1, "Kestrel", "Isla Roja").need("touching").truth()).isTrue();
        Field clear = measured(1, "kestrel", "Gaviota");
        assertThat(clear.need("touching").truth()).isFalse();
        assertThat(clear.need("distance").text())
                .isEqualTo(measured(0, "Gaviota", "Kestrel").need("distance").text());
    }

    @ParameterizedTest
    @ValueSource(strings = {"Flying Dutchman", "[1, 2, 3]", "[-5, 10]", "[10, 5000]", "[east, north]"})
    void whatIsNotThereIsNotMeasured(String nowhere) {
        assertThatThrownBy(() -> measured(0, nowhere, "Gaviota")).isInstanceOf(BadDocument.class);
    }
}

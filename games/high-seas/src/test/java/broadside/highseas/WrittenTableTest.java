package broadside.highseas;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import broadside.engine.document.Labels;
import broadside.engine.document.PositionDocument;
import broadside.engine.tree.BadDocument;
import broadside.engine.tree.Field;
import broadside.engine.tree.Tree;
import org.junit.jupiter.api.Test;

/** Reads tables as people write them. */
class WrittenTableTest {
    private static final String SEA = """
            ships:
            - {ship: Gaviota, of: bob, docked: Gull Rock}
            """;

    private final Rules rules = new Rules();

    private Position read(String ship) {
        return WrittenSea.with(SEA + "- " + ship + "\n");
    }

    @Test
    void aShipWithMoreCargoThanSpaceIsWrong() {
        assertThatThrownBy(() -> read("{ship: El Picador, of: ann, pose: [500, 400, 0], coins: [1, 1, 1]}"))
                .isInstanceOf(BadDocument.class)
                .hasMessageContaining("she has room for 2 things, not for 3");
    }

    @Test
    void whereATurnFoundAShipIsKept() {
        String[] places = {"Isla Roja", "Gull Rock", "nowhere"};
        for (String place : places) {
            Position position = read("{ship: Kestrel, of: ann, docked: Isla Roja, began-at: " + place + "}");
            Tree.Branch written = rules.write(position);
            Position again =
                    PositionDocument.read(rules, Field.root(PositionDocument.write(rules, position)), new Labels());
            assertThat(rules.write(again)).isEqualTo(written);
            assertThat(again.beganAt(Position.firstShip() + 1)).isEqualTo(position.beganAt(Position.firstShip() + 1));
            Field kestrel = Field.root(written).need("ships").row().get(1);
            assertThat(kestrel.need("began-at").text()).isEqualTo(place);
        }
    }

    @Test
    void withoutAWordATurnFindsHerWhereSheIsDockedAndTheMatchInItsFirstRound() {
        Position position = read("{ship: Kestrel, of: ann, docked: Isla Roja}");
        assertThat(position.beganAt(Position.firstShip() + 1)).isZero();
        assertThat(position.beganAt(Position.firstShip())).isEqualTo(-1);
        assertThat(position.round()).isEqualTo(1);
    }
}

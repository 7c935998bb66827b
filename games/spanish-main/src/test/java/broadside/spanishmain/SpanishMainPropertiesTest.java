package broadside.spanishmain;

import static broadside.spanishmain.Cells.*;
import static org.assertj.core.api.Assertions.assertThat;

import broadside.engine.game.Game;
import broadside.engine.game.Setup;
import broadside.engine.properties.GameProperties;
import java.util.List;

/** Holds the properties of every game on Spanish Main. */
class SpanishMainPropertiesTest extends GameProperties<Position> {

    @Override
    protected Game<Position> game() {
        return new Rules();
    }

    @Override
    protected List<Setup> setups() {
        return Tables.all();
    }

    @Override
    protected int games() {
        return 2;
    }

    @Override
    protected int stride() {
        return 9;
    }

    @Override
    protected void conserved(Position position) {
        adventuresAreConserved(position);
        movementsAreConserved(position);
        int owned = 0;
        for (int pirate = 0; pirate < Ship.COUNT; pirate++) {
            assertThat(position.shipAt(position.spaceOf(pirate))).as("row").isEqualTo(pirate);
            owned += position.owner(pirate) < position.seats() ? 1 : 0;
        }
        assertThat(owned).as("pirates dealt").isEqualTo(position.seats() == 2 ? 6 : 2 * position.seats());
    }

    /** 58 cards lie in stacks, in the face-up row or in the pile, and no kind appears more often than it exists. */
    private static void adventuresAreConserved(Position p) {
        int[] seen = new int[Adventure.KINDS];
        int cards = p.adventurePile + p.upcoming;
        int unknown = p.adventurePile;
        for (int i = 0; i < p.upcoming; i++) {
            seen[p.upcoming(i)]++;
        }
        for (int stack = 0; stack < STACKS; stack++) {
            int size = 0;
            for (int slot = p.cells[TOP + stack]; slot >= 0; slot = p.cells[BELOW + slot]) {
                size++;
                if (p.cells[FACE + slot] == UNKNOWN) {
                    unknown++;
                } else {
                    seen[p.cells[FACE + slot]]++;
                }
            }
            assertThat(size).as("size of stack " + stack).isEqualTo(p.cells[SIZE + stack]);
            cards += size;
        }
        assertThat(cards).as("adventure cards").isEqualTo(Adventure.CARDS);
        assertThat(p.adventurePool).as("unknown adventures").isEqualTo(unknown);
        for (Adventure kind : Adventure.values()) {
            assertThat(seen[kind.ordinal()] + p.cells[ADVENTURE_POOL + kind.ordinal()])
                    .as(kind.documentName())
                    .isEqualTo(kind.copies());
        }
    }

    private static void movementsAreConserved(Position p) {
        int[] seen = new int[Movement.KINDS];
        for (int place = 0; place < DISPLAY_SIZE; place++) {
            if (p.display(place) >= 0) {
                seen[p.display(place)]++;
            }
        }
        for (int seat = 0; seat < p.seats(); seat++) {
            for (int place = 0; place < p.handSize(seat); place++) {
                seen[p.hand(seat, place)]++;
            }
        }
        for (int i = 0; i < p.movementDiscard; i++) {
            seen[p.cells[MOVEMENT_DISCARD + i]]++;
        }
        assertThat(p.movementPool).as("unknown movements").isEqualTo(p.movementPile);
        for (Movement kind : Movement.values()) {
            assertThat(seen[kind.ordinal()] + p.cells[MOVEMENT_POOL + kind.ordinal()])
                    .as(kind.documentName())
                    .isEqualTo(kind.copies());
        }
    }
}

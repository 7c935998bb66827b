package broadside.highseas;

import static org.assertj.core.api.Assertions.assertThat;

import broadside.engine.game.Game;
import broadside.engine.game.OptionValues;
import broadside.engine.game.Setup;
import broadside.engine.properties.GameProperties;
import broadside.highseas.geometry.Overlap;
import java.util.List;

/** Holds the properties of every game on High Seas. */
class HighSeasPropertiesTest extends GameProperties<Position> {

    @Override
    protected Game<Position> game() {
        return new Rules();
    }

    @Override
    protected List<Setup> setups() {
        Rules rules = new Rules();
        OptionValues few = OptionValues.defaults(rules).typed("rounds", "8");
        OptionValues many = few.typed("fleets", "forty-points");
        return List.of(
                Setup.of(rules, List.of("ann", "bob"), few),
                Setup.of(rules, List.of("ann", "bob"), many),
                Setup.of(rules, List.of("ann", "bob"), few.typed("rounds", "25").typed("setup", "by-hand")));
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
    protected void conserved(Position p) {
        check(p);
        assertThat(gold(p)).as("gold").isLessThanOrEqualTo(30);
    }

    /** Checks that no two pieces overlap, nothing is over the edge, and no ship is overloaded. */
    static void check(Position p) {
        int end = p.endOfShips();
        for (int a = 0; a < end; a++) {
            if (!p.isAfloat(a)) {
                continue;
            }
            assertThat(p.chart().isInside(p.outline(a)))
                    .as(Names.of(p, a) + " is on the sea")
                    .isTrue();
            for (int b = a + 1; b < end; b++) {
                if (p.isAfloat(b)) {
                    assertThat(Overlap.of(p.outline(a), p.outline(b)))
                            .as(Names.of(p, a) + " lies on " + Names.of(p, b))
                            .isFalse();
                }
            }
            if (Position.isShip(a)) {
                assertThat(Aboard.load(p, a)).isLessThanOrEqualTo(p.card(a).cargo());
                assertThat(Aboard.points(p, a)).isLessThanOrEqualTo(p.card(a).points());
            }
        }
    }

    /** Adds up all gold that is in the game, whether somebody has seen it or not. */
    static int gold(Position p) {
        int gold = 0;
        for (int value = 0; value < Cells.VALUES; value++) {
            gold += value * p.cells[Cells.POOL + value];
        }
        for (int coin = 0; coin < p.coins(); coin++) {
            gold += p.coinPlace(coin) == Position.OUT ? 0 : Math.max(0, p.value(coin));
        }
        return gold;
    }
}

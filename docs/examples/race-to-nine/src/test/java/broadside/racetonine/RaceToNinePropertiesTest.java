package broadside.racetonine;

import static org.assertj.core.api.Assertions.assertThat;

import broadside.engine.game.Game;
import broadside.engine.game.OptionValues;
import broadside.engine.game.Setup;
import broadside.engine.properties.GameProperties;
import java.util.List;

/** Holds the properties of every game on Race to Nine. */
class RaceToNinePropertiesTest extends GameProperties<Position> {
    private static final List<String> NAMES = List.of("ann", "bob", "cat", "dan");

    @Override
    protected Game<Position> game() {
        return new Rules();
    }

    @Override
    protected List<Setup> setups() {
        Rules rules = new Rules();
        return List.of(2, 3, 4).stream()
                .map(seats -> Setup.of(rules, NAMES.subList(0, seats), OptionValues.defaults(rules)))
                .toList();
    }

    @Override
    protected void conserved(Position position) {
        for (int number = 1; number <= Position.KINDS; number++) {
            assertThat(position.left(number)).isBetween(0, Position.COPIES);
        }
    }
}

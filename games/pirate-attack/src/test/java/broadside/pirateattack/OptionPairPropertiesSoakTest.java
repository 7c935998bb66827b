package broadside.pirateattack;

import broadside.engine.game.OptionValues;
import broadside.engine.game.Setup;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;

/** Holds the properties of every game on tables at which every pair of option values occurs, with 3 to 10 players. */
@Tag("soak")
class OptionPairPropertiesSoakTest extends PirateAttackPropertiesTest {

    @Override
    protected List<Setup> setups() {
        Rules rules = new Rules();
        List<Setup> setups = new ArrayList<>();
        for (OptionValues table : OptionPairs.find().tables) {
            // The next number of players from 3 to 10 that the options let sit down.
            int seats = 3 + setups.size() % 8;
            while (rules.startRefusal(seats, table) != null) {
                seats = 3 + (seats - 2) % 8;
            }
            setups.add(Setup.of(rules, Tables.NAMES.subList(0, seats), table));
        }
        return setups;
    }

    @Override
    protected int stride() {
        return 101;
    }
}

package broadside.pirateattack;

import broadside.engine.game.Game;
import broadside.engine.game.Setup;
import broadside.engine.properties.GameProperties;
import java.util.List;

/** Holds the properties of every game on Pirate Attack. */
class PirateAttackPropertiesTest extends GameProperties<Position> {

    @Override
    protected Game<Position> game() {
        return new Rules();
    }

    @Override
    protected List<Setup> setups() {
        return Tables.few();
    }

    @Override
    protected int games() {
        return 1;
    }

    @Override
    protected int stride() {
        return 23;
    }

    @Override
    protected void conserved(Position p) {
        Conservation.check(p);
    }
}

package broadside.pirateattack;

import broadside.engine.event.Event;
import broadside.engine.game.Game;
import broadside.engine.game.Setup;
import broadside.engine.properties.GameProperties;
import broadside.pirateattack.events.ShipLost;
import broadside.pirateattack.events.UnderTurned;
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

    /** Which card lay where under ships is seen when it is turned over or discarded; ships that sink take it along. */
    @Override
    protected boolean momentary(Event event) {
        return event instanceof UnderTurned || event instanceof ShipLost;
    }

    @Override
    protected void conserved(Position p) {
        Conservation.check(p);
    }
}

package broadside.spanishmain.movements;

import broadside.engine.play.Scene;
import broadside.engine.play.Why;
import broadside.engine.tree.Tree;
import broadside.spanishmain.Position;
import broadside.spanishmain.TurnChoice;

/** Calls off the active adventure. */
public record RaiseFog() implements MovementEffect {

    @Override
    public int count(Position position) {
        return 1;
    }

    @Override
    public long choice(Position position, long play, int index) {
        return play;
    }

    @Override
    public boolean rule(Position position, long play, Why why) {
        if (TurnChoice.ship(play) != TurnChoice.NO_SHIP || TurnChoice.other(play) != TurnChoice.NO_SHIP) {
            return why.no(Refusals.FOG_HAS_NO_TARGET);
        }
        return true;
    }

    @Override
    public void apply(Position position, int ship, int other, Scene scene) {
        position.raiseFog();
    }

    @Override
    public int targets() {
        return 0;
    }

    @Override
    public int distance() {
        return 0;
    }

    @Override
    public Tree.Branch facts() {
        return Tree.branch().put("fog", true).done();
    }
}

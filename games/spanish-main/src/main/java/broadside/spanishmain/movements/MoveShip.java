package broadside.spanishmain.movements;

import broadside.engine.play.Scene;
import broadside.engine.play.Why;
import broadside.engine.tree.Tree;
import broadside.spanishmain.Position;
import broadside.spanishmain.Ship;
import broadside.spanishmain.TurnChoice;

/** Moves any one ship forward (negative: backward). */
public record MoveShip(int forward) implements MovementEffect {

    @Override
    public int count(Position position) {
        return Ship.COUNT;
    }

    @Override
    public long choice(Position position, long play, int index) {
        return TurnChoice.onShip(play, index);
    }

    @Override
    public boolean rule(Position position, long play, Why why) {
        if (TurnChoice.ship(play) == TurnChoice.NO_SHIP || TurnChoice.other(play) != TurnChoice.NO_SHIP) {
            return why.no(Refusals.ONE_SHIP);
        }
        return true;
    }

    @Override
    public void apply(Position position, int ship, int other, Scene scene) {
        Rows.move(position, position.spaceOf(ship), 1, forward, scene);
    }

    @Override
    public int targets() {
        return 1;
    }

    @Override
    public int distance() {
        return Math.abs(forward);
    }

    @Override
    public Tree.Branch facts() {
        return Tree.branch().put(forward > 0 ? "forward" : "back", distance()).done();
    }
}

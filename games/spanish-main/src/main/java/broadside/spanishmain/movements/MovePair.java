package broadside.spanishmain.movements;

import broadside.engine.play.Scene;
import broadside.engine.play.Why;
import broadside.engine.tree.Tree;
import broadside.spanishmain.Position;
import broadside.spanishmain.Ship;
import broadside.spanishmain.TurnChoice;

/** Moves two neighbouring ships as one block, forward (negative: backward); the block stops as a whole at the end. */
public record MovePair(int forward) implements MovementEffect {

    @Override
    public int count(Position position) {
        return Ship.COUNT - 1;
    }

    @Override
    public long choice(Position position, long play, int index) {
        return TurnChoice.onShips(play, position.shipAt(index), position.shipAt(index + 1));
    }

    @Override
    public boolean rule(Position position, long play, Why why) {
        int ship = TurnChoice.ship(play);
        int other = TurnChoice.other(play);
        if (ship == TurnChoice.NO_SHIP || other == TurnChoice.NO_SHIP) {
            return why.no(forward > 0 ? Refusals.TWO_SHIPS_FORWARD : Refusals.TWO_SHIPS_BACKWARD);
        }
        // The pair is named front ship first, so that one pair is one choice.
        if (position.spaceOf(other) != position.spaceOf(ship) + 1) {
            return why.no(forward > 0 ? Refusals.TWO_SHIPS_FORWARD : Refusals.TWO_SHIPS_BACKWARD);
        }
        return true;
    }

    @Override
    public void apply(Position position, int ship, int other, Scene scene) {
        Rows.move(position, position.spaceOf(ship), 2, forward, scene);
    }

    @Override
    public int targets() {
        return 2;
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

package broadside.spanishmain.movements;

import broadside.engine.play.Scene;
import broadside.engine.play.Why;
import broadside.engine.tree.Tree;
import broadside.spanishmain.Nation;
import broadside.spanishmain.Position;
import broadside.spanishmain.Ship;
import broadside.spanishmain.TurnChoice;

/**
 * Moves the three ships of a nation one after another, leading ship first.
 *
 * <p>The order is fixed when the card is played; a ship stuck at the end may be passed by the next one (SM-R027).
 */
public record MoveNation(Nation nation, int forward) implements MovementEffect {

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
            return why.no(forward > 0 ? Refusals.WHOLE_NATION_FORWARD : Refusals.WHOLE_NATION_BACKWARD);
        }
        return true;
    }

    @Override
    public void apply(Position position, int ship, int other, Scene scene) {
        int first = nation.ordinal() * 3;
        // Four bits for each ship, leading ship lowest.
        int order = 0;
        int found = 0;
        for (int i = 0; i < Ship.COUNT; i++) {
            int next = position.shipAt(forward > 0 ? i : Ship.COUNT - 1 - i);
            if (next >= first && next < first + 3) {
                order |= next << (4 * found++);
            }
        }
        for (int i = 0; i < 3; i++) {
            Rows.move(position, position.spaceOf(order >> (4 * i) & 15), 1, forward, scene);
        }
    }

    @Override
    public int targets() {
        return 0;
    }

    @Override
    public int distance() {
        return Math.abs(forward);
    }

    @Override
    public Tree.Branch facts() {
        return Tree.branch()
                .put(forward > 0 ? "forward" : "back", distance())
                .put("nation", nation.documentName())
                .done();
    }
}

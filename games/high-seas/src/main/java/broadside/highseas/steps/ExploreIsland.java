package broadside.highseas.steps;

import broadside.engine.play.Scene;
import broadside.engine.play.Step;
import broadside.engine.rules.Clause;
import broadside.highseas.Position;

/**
 * Is line 3 of the order of an explore action: a ship that lies at a wild island is given the action, and the other lines
 * follow, always in this order.
 *
 * @param explorer the crew that makes this a free action, whose going ashore ends it; -1 for none
 */
public record ExploreIsland(int ship, int island, int explorer) implements Step<Position> {
    @Override
    public void run(Position p, Scene scene) {
        // Line 1 is ruled on where the action is chosen. Line 2, a mysterious island's die, will fall before this one;
        // lines 5 to 10, which need unique treasure, come between the two below.
        p.now(new LookAtTreasure(ship, island), new LoadAndUnload(ship, island, explorer));
    }

    @Override
    public Clause[] clauses() {
        return Clause.all("PC-ORDEXPL-01", "PC-ORDEXPL-03");
    }
}

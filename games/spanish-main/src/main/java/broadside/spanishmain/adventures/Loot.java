package broadside.spanishmain.adventures;

import broadside.engine.play.Scene;
import broadside.engine.rules.Clause;
import broadside.engine.tree.Tree;
import broadside.spanishmain.Nation;
import broadside.spanishmain.Position;
import broadside.spanishmain.Ship;
import broadside.spanishmain.events.FameLooted;

/** Lets each undamaged ship of another nation take 1 fame from the ship of a nation directly in front of it. */
public record Loot(Nation nation) implements AdventureEffect {
    private static final Clause DAMAGED_CAN_BE_LOOTED = Clause.of("SM-ACARD-58");
    private static final Clause FRONT_TO_BACK = Clause.of("SM-ACARD-59");
    private static final Clause DAMAGED_GETS_NONE = Clause.of("SM-AGEN-01");

    @Override
    public boolean execute(Position position, Scene scene) {
        for (int space = 1; space < Ship.COUNT; space++) {
            int looter = position.shipAt(space);
            int victim = position.shipAt(space - 1);
            if (Ship.nation(victim) != nation.ordinal()
                    || Ship.nation(looter) == nation.ordinal()
                    || position.fameUnder(victim) == 0) {
                continue;
            }
            if (position.isDamaged(looter)) {
                scene.cite(DAMAGED_GETS_NONE);
                continue;
            }
            position.moveFame(Position.shipStack(victim), Position.shipStack(looter));
            if (scene.heard()) {
                scene.tell(new FameLooted(Ship.of(looter), Ship.of(victim)), FRONT_TO_BACK);
                if (position.isDamaged(victim)) {
                    scene.cite(DAMAGED_CAN_BE_LOOTED);
                }
            }
        }
        return false;
    }

    @Override
    public Tree.Branch facts() {
        return Tree.branch().put("loot", nation.documentName()).done();
    }
}

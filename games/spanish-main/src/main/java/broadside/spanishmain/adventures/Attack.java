package broadside.spanishmain.adventures;

import broadside.engine.play.Scene;
import broadside.engine.rules.Clause;
import broadside.engine.tree.Tree;
import broadside.spanishmain.Nation;
import broadside.spanishmain.Position;
import broadside.spanishmain.Ship;

/** Lets each undamaged ship of a nation damage the ship of another nation directly in front of it. */
public record Attack(Nation nation) implements AdventureEffect {
    private static final Clause DAMAGED_DO_NOT_ATTACK = Clause.of("SM-ACARD-50");
    private static final Clause FRONT_TO_BACK = Clause.of("SM-ACARD-51");

    @Override
    public boolean execute(Position position, Scene scene) {
        for (int space = 1; space < Ship.COUNT; space++) {
            int attacker = position.shipAt(space);
            int target = position.shipAt(space - 1);
            if (Ship.nation(attacker) != nation.ordinal() || Ship.nation(target) == nation.ordinal()) {
                continue;
            }
            if (position.isDamaged(attacker)) {
                scene.cite(DAMAGED_DO_NOT_ATTACK);
            } else {
                Damage.at(position, 1 << (space - 1), scene, FRONT_TO_BACK);
            }
        }
        return false;
    }

    @Override
    public Tree.Branch facts() {
        return Tree.branch().put("attack", nation.documentName()).done();
    }
}

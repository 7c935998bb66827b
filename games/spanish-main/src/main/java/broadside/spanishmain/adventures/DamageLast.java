package broadside.spanishmain.adventures;

import broadside.engine.play.Scene;
import broadside.engine.rules.Clause;
import broadside.engine.tree.Tree;
import broadside.spanishmain.Position;
import broadside.spanishmain.Ship;

/** Damages the undamaged ships furthest back, the rear-most first (SM-R043). */
public record DamageLast(int ships) implements AdventureEffect {
    private static final Clause SYMBOL = Clause.of("SM-SYMBOLS-05");

    @Override
    public boolean execute(Position position, Scene scene) {
        int spaces = Undamaged.last(position, ships, scene);
        for (int space = Ship.COUNT - 1; space >= 0; space--) {
            if ((spaces >> space & 1) != 0) {
                Damage.at(position, 1 << space, scene, SYMBOL);
            }
        }
        return false;
    }

    @Override
    public Tree.Branch facts() {
        return Tree.branch().put("damage", true).put("last", ships).done();
    }
}

package broadside.spanishmain.adventures;

import broadside.engine.play.Scene;
import broadside.engine.rules.Clause;
import broadside.engine.tree.Tree;
import broadside.spanishmain.Position;

/** Damages the first undamaged ship. */
public record DamageFirst() implements AdventureEffect {
    private static final Clause SYMBOL = Clause.of("SM-SYMBOLS-05");

    @Override
    public boolean execute(Position position, Scene scene) {
        Damage.at(position, Undamaged.first(position, 1, scene), scene, SYMBOL);
        return false;
    }

    @Override
    public Tree.Branch facts() {
        return Tree.branch().put("damage", true).put("first", 1).done();
    }
}

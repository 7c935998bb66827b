package broadside.spanishmain.adventures;

import broadside.engine.play.Scene;
import broadside.engine.rules.Clause;
import broadside.engine.tree.Tree;
import broadside.spanishmain.Position;

/** Gives 2 fame to the first undamaged ship and then damages it. */
public record CursedTreasure() implements AdventureEffect {
    private static final Clause FAME = Clause.of("SM-ACARD-20");
    private static final Clause THEN_DAMAGE = Clause.of("SM-ACARD-21");
    private static final Clause SYMBOL = Clause.of("SM-SYMBOLS-06");

    @Override
    public boolean execute(Position position, Scene scene) {
        int first = Undamaged.first(position, 1, scene);
        boolean used = Award.give(position, first, 2, scene, FAME);
        if (used) {
            Damage.at(position, first, scene, THEN_DAMAGE);
            scene.cite(THEN_DAMAGE);
            scene.cite(SYMBOL);
        }
        return used;
    }

    @Override
    public Tree.Branch facts() {
        return Tree.branch().put("award", 2).put("damage", true).put("first", 1).done();
    }
}

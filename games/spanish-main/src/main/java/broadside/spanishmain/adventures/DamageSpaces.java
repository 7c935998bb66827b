package broadside.spanishmain.adventures;

import broadside.engine.play.Scene;
import broadside.engine.rules.Clause;
import broadside.engine.tree.Tree;
import broadside.spanishmain.Position;

/** Damages the ships on certain spaces. */
public final class DamageSpaces implements AdventureEffect {
    private static final Clause SYMBOL = Clause.of("SM-SYMBOLS-05");

    private final int spaces;

    /** Takes the spaces as the rulebook numbers them, 1 being the front. */
    public DamageSpaces(int... spaces) {
        this.spaces = Damage.spaces(spaces);
    }

    @Override
    public boolean execute(Position position, Scene scene) {
        Damage.at(position, spaces, scene, SYMBOL);
        return false;
    }

    @Override
    public Tree.Branch facts() {
        return Tree.branch()
                .put("damage", true)
                .put("spaces", Damage.numbers(spaces))
                .done();
    }
}

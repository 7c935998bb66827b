package broadside.spanishmain.adventures;

import broadside.engine.play.Scene;
import broadside.engine.rules.Clause;
import broadside.engine.tree.Tree;
import broadside.spanishmain.Position;

/** Gives fame to each of the first undamaged ships, whatever spaces they stand on. */
public record AwardFirst(int ships, int fame) implements AdventureEffect {
    private static final Clause ARROW = Clause.of("SM-SYMBOLS-03");
    private static final Clause EXAMPLE = Clause.of("SM-AGEN-04");
    private static final int SPACES_2_4_5 = Damage.spaces(2, 4, 5);

    @Override
    public boolean execute(Position position, Scene scene) {
        int spaces = Undamaged.first(position, ships, scene);
        if (spaces == SPACES_2_4_5) {
            scene.cite(EXAMPLE);
        }
        return Award.give(position, spaces, fame, scene, ARROW);
    }

    @Override
    public Tree.Branch facts() {
        return Tree.branch().put("award", fame).put("first", ships).done();
    }
}

package broadside.spanishmain.adventures;

import broadside.engine.play.Scene;
import broadside.engine.rules.Clause;
import broadside.engine.tree.Tree;
import broadside.spanishmain.Position;
import broadside.spanishmain.Ship;

/** Gives 1 fame to each undamaged ship on certain spaces; what a damaged one would get goes to nobody. */
public final class AwardSpaces implements AdventureEffect {
    private static final Clause MARKED_SPACE = Clause.of("SM-SYMBOLS-01");
    private static final Clause DAMAGED_GETS_NONE = Clause.of("SM-AGEN-01");
    private static final Clause NOT_PASSED_ON = Clause.of("SM-AGEN-05");

    private final int spaces;

    /** Takes the spaces as the rulebook numbers them, 1 being the front. */
    public AwardSpaces(int... spaces) {
        this.spaces = Damage.spaces(spaces);
    }

    @Override
    public boolean execute(Position position, Scene scene) {
        int receiving = 0;
        for (int space = 0; space < Ship.COUNT; space++) {
            if ((spaces >> space & 1) == 0) {
                continue;
            }
            if (position.isDamaged(position.shipAt(space))) {
                scene.cite(DAMAGED_GETS_NONE);
                scene.cite(NOT_PASSED_ON);
            } else {
                receiving |= 1 << space;
            }
        }
        scene.cite(MARKED_SPACE);
        return Award.give(position, receiving, 1, scene, MARKED_SPACE);
    }

    @Override
    public Tree.Branch facts() {
        return Tree.branch()
                .put("award", 1)
                .put("spaces", Damage.numbers(spaces))
                .done();
    }
}

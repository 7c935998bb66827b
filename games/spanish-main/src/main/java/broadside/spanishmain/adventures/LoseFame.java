package broadside.spanishmain.adventures;

import broadside.engine.play.Scene;
import broadside.engine.rules.Clause;
import broadside.engine.tree.Tree;
import broadside.spanishmain.Position;
import broadside.spanishmain.Ship;

/** Takes 1 fame from each ship on certain spaces; the cards go face up to the discard. */
public final class LoseFame implements AdventureEffect {
    private static final Clause SYMBOL = Clause.of("SM-SYMBOLS-02");

    private final Clause faceUp;
    private final int spaces;

    /**
     * Takes the clause that says where the fame goes, and the spaces as the rulebook numbers them, 1 being the front.
     */
    public LoseFame(String faceUp, int... spaces) {
        this.faceUp = Clause.of(faceUp);
        this.spaces = Damage.spaces(spaces);
    }

    @Override
    public boolean execute(Position position, Scene scene) {
        for (int space = 0; space < Ship.COUNT; space++) {
            int ship = position.shipAt(space);
            if ((spaces >> space & 1) != 0 && position.fameUnder(ship) > 0) {
                Losses.lose(position, ship, 1, scene, SYMBOL, faceUp);
            }
        }
        return false;
    }

    @Override
    public Tree.Branch facts() {
        return Tree.branch()
                .put("lose", 1)
                .put("spaces", Damage.numbers(spaces))
                .done();
    }
}

package broadside.spanishmain.adventures;

import broadside.engine.play.Scene;
import broadside.engine.rules.Clause;
import broadside.engine.tree.Tree;
import broadside.spanishmain.Position;
import broadside.spanishmain.Ship;
import broadside.spanishmain.events.MutinyFailed;
import broadside.spanishmain.events.PirateRevealed;

/**
 * Reveals the owner of the first ship that is both undamaged and unrevealed, and halves that ship's fame.
 *
 * <p>The text names the ship once as unrevealed and once as undamaged; SM-R001 keeps both. A ship nobody owns stops the
 * search: the card does nothing, and everybody has learned that nobody owns it (SM-R004).
 */
public record Mutiny() implements AdventureEffect {
    private static final Clause REVEAL = Clause.of("SM-ACARD-39");
    private static final Clause FACE_UP = Clause.of("SM-ACARD-40");
    private static final Clause HALF = Clause.of("SM-ACARD-42");
    private static final Clause NO_OWNER = Clause.of("SM-ACARD-43");
    private static final Clause SYMBOL = Clause.of("SM-SYMBOLS-07");

    @Override
    public boolean execute(Position position, Scene scene) {
        for (int space = 0; space < Ship.COUNT; space++) {
            int ship = position.shipAt(space);
            if (!position.isDamaged(ship) && !position.isRevealed(ship)) {
                strike(position, ship, scene);
                return false;
            }
        }
        return false;
    }

    private static void strike(Position position, int ship, Scene scene) {
        int owner = position.owner(ship);
        if (owner < 0 || owner >= position.seats()) {
            position.denyAll(ship);
            if (scene.heard()) {
                scene.tell(new MutinyFailed(Ship.of(ship)), NO_OWNER);
            }
            return;
        }
        position.reveal(ship);
        if (scene.heard()) {
            scene.tell(new PirateRevealed(owner, Ship.of(ship).pirate()), REVEAL, FACE_UP, SYMBOL);
        }
        // Half, rounded up, and only of the fame under this ship (SM-R002, SM-R003).
        Losses.lose(position, ship, (position.fameUnder(ship) + 1) / 2, scene, HALF);
    }

    @Override
    public Tree.Branch facts() {
        return Tree.branch().put("mutiny", true).done();
    }
}

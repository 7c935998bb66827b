package broadside.spanishmain.adventures;

import broadside.engine.play.Scene;
import broadside.engine.rules.Clause;
import broadside.engine.tree.Tree;
import broadside.spanishmain.Position;
import broadside.spanishmain.Ship;
import broadside.spanishmain.events.ShipsDamaged;
import java.util.ArrayList;
import java.util.List;

/** Flips ships to their damaged side. */
final class Damage {
    private static final Clause FLIPPED = Clause.of("SM-INTRO-08");
    private static final Clause SYMBOL = Clause.of("SM-SYMBOLS-05");
    private static final Clause ALREADY = Clause.of("SM-AGEN-06");

    private Damage() {}

    /** Damages the ships at these spaces (bits), front to back; one that is damaged already stays as it is. */
    static void at(Position position, int spaces, Scene scene, Clause... because) {
        if (!scene.heard()) {
            for (int space = 0; space < Ship.COUNT; space++) {
                if ((spaces >> space & 1) != 0) {
                    position.damage(position.shipAt(space));
                }
            }
            return;
        }
        List<Ship> hit = new ArrayList<>();
        for (int space = 0; space < Ship.COUNT; space++) {
            if ((spaces >> space & 1) != 0) {
                if (position.damage(position.shipAt(space))) {
                    hit.add(Ship.of(position.shipAt(space)));
                } else {
                    scene.cite(ALREADY);
                }
            }
        }
        if (!hit.isEmpty()) {
            scene.tell(new ShipsDamaged(hit), because);
            scene.cite(FLIPPED);
            scene.cite(SYMBOL);
        }
    }

    /** Turns space numbers of the rulebook (1 to 9) into bits. */
    static int spaces(int... numbers) {
        int spaces = 0;
        for (int number : numbers) {
            spaces |= 1 << (number - 1);
        }
        return spaces;
    }

    /** Writes a set of spaces as the rulebook numbers them. */
    static Tree.Row numbers(int spaces) {
        List<Tree> numbers = new ArrayList<>();
        for (int space = 0; space < Ship.COUNT; space++) {
            if ((spaces >> space & 1) != 0) {
                numbers.add(Tree.of(space + 1));
            }
        }
        return Tree.row(numbers);
    }
}

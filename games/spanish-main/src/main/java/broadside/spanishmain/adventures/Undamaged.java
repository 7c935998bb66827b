package broadside.spanishmain.adventures;

import broadside.engine.play.Scene;
import broadside.engine.rules.Clause;
import broadside.spanishmain.Position;
import broadside.spanishmain.Ship;

/** Finds the first or last undamaged ships of the row. */
final class Undamaged {
    private static final Clause SKIP_DAMAGED = Clause.of("SM-AGEN-03");
    private static final Clause ARROW = Clause.of("SM-SYMBOLS-03");

    private Undamaged() {}

    /** Returns the spaces of the first undamaged ships counted from the front, as bits; fewer if there are fewer. */
    static int first(Position position, int count, Scene scene) {
        return find(position, count, 0, 1, scene);
    }

    /** Returns the spaces of the last undamaged ships counted from the back, as bits. */
    static int last(Position position, int count, Scene scene) {
        return find(position, count, Ship.COUNT - 1, -1, scene);
    }

    private static int find(Position position, int count, int start, int step, Scene scene) {
        int spaces = 0;
        int left = count;
        for (int space = start; space >= 0 && space < Ship.COUNT && left > 0; space += step) {
            if (position.isDamaged(position.shipAt(space))) {
                scene.cite(SKIP_DAMAGED);
            } else {
                spaces |= 1 << space;
                left--;
            }
        }
        scene.cite(ARROW);
        return spaces;
    }
}

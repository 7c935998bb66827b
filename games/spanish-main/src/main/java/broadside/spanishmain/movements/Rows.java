package broadside.spanishmain.movements;

import broadside.engine.play.Scene;
import broadside.engine.rules.Clause;
import broadside.spanishmain.Position;
import broadside.spanishmain.Ship;
import broadside.spanishmain.events.ShipMoved;

/** Moves blocks of ships along the row as far as the card says or the row allows. */
final class Rows {
    private static final Clause ANY_SHIP = Clause.of("SM-MGEN-01");
    private static final Clause DAMAGED_TOO = Clause.of("SM-MGEN-02");
    private static final Clause FULL_DISTANCE = Clause.of("SM-MGEN-03");
    private static final Clause AS_FAR_AS_POSSIBLE = Clause.of("SM-MGEN-04");
    private static final Clause FAME_MOVES_ALONG = Clause.of("SM-MGEN-05");
    private static final Clause CLOSE_UP = Clause.of("SM-MGEN-08");

    private Rows() {}

    /**
     * Moves the block that begins at this space.
     *
     * @param forward spaces towards the front, negative for backward
     */
    static void move(Position position, int from, int length, int forward, Scene scene) {
        int room = forward > 0 ? from : Ship.COUNT - length - from;
        int distance = Math.min(Math.abs(forward), room);
        int by = forward > 0 ? -distance : distance;
        if (!scene.heard()) {
            position.moveBlock(from, length, by);
            return;
        }
        for (int i = 0; i < length; i++) {
            cite(position, position.shipAt(from + i), distance < Math.abs(forward), distance, scene);
        }
        position.moveBlock(from, length, by);
        for (int i = 0; i < length; i++) {
            int to = from + by + i;
            scene.tell(new ShipMoved(Ship.of(position.shipAt(to)), from + i + 1, to + 1), FULL_DISTANCE);
        }
    }

    private static void cite(Position position, int ship, boolean cutShort, int distance, Scene scene) {
        scene.cite(ANY_SHIP);
        if (position.isDamaged(ship)) {
            scene.cite(DAMAGED_TOO);
        }
        if (cutShort) {
            scene.cite(AS_FAR_AS_POSSIBLE);
        }
        if (position.fameUnder(ship) > 0) {
            scene.cite(FAME_MOVES_ALONG);
        }
        if (distance > 0) {
            scene.cite(CLOSE_UP);
        }
    }
}

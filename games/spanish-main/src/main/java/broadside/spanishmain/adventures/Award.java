package broadside.spanishmain.adventures;

import broadside.engine.play.Scene;
import broadside.engine.rules.Clause;
import broadside.spanishmain.Position;
import broadside.spanishmain.Ship;
import broadside.spanishmain.events.FameGained;

/** Puts awarded fame under ships: cards from the pile, the active card last, counters for what is missing. */
final class Award {
    private static final Clause CARD_UNDER_SHIP = Clause.of("SM-FAME-01");
    private static final Clause FAME_SIDE_UP = Clause.of("SM-FAME-02");
    private static final Clause ADVENTURE_SIDE_IDLE = Clause.of("SM-FAME-03");
    private static final Clause NUMBER_IS_OPEN = Clause.of("SM-FAME-09");
    private static final Clause ONE = Clause.of("SM-FAME-04");
    private static final Clause FROM_PILE = Clause.of("SM-FAME-05");
    private static final Clause ACTIVE_LAST = Clause.of("SM-FAME-06");
    private static final Clause EXTENDED = Clause.of("SM-FAME-07");
    private static final Clause MISSING = Clause.of("SM-FAME-08");

    private Award() {}

    /**
     * Awards fame to these ships, front to back.
     *
     * @param spaces the spaces of the ships that receive, as bits; all of them undamaged
     * @param each fame for each ship
     * @return whether the active card became fame, which it does unless nobody receives any
     */
    static boolean give(Position position, int spaces, int each, Scene scene, Clause... because) {
        int left = Integer.bitCount(spaces) * each;
        if (left == 0) {
            return false;
        }
        if (scene.heard()) {
            scene.cite(CARD_UNDER_SHIP);
            scene.cite(FAME_SIDE_UP, ADVENTURE_SIDE_IDLE);
            scene.cite(NUMBER_IS_OPEN);
            scene.cite(left == 1 ? ONE : ACTIVE_LAST);
        }
        for (int space = 0; space < Ship.COUNT; space++) {
            if ((spaces >> space & 1) == 0) {
                continue;
            }
            int ship = position.shipAt(space);
            for (int i = 0; i < each; i++) {
                left--;
                if (left == 0) {
                    position.fameActive(ship);
                } else {
                    next(position, ship, scene);
                }
            }
            if (scene.heard()) {
                scene.tell(new FameGained(Ship.of(ship), each), because);
            }
        }
        return true;
    }

    private static void next(Position position, int ship, Scene scene) {
        Clause source;
        if (position.isExtended() && position.discarded() > 0) {
            position.fameDiscard(ship);
            source = EXTENDED;
        } else if (position.adventurePile() > 0) {
            position.famePile(ship);
            source = FROM_PILE;
        } else {
            position.addCounter(ship);
            source = MISSING;
        }
        scene.cite(source);
    }
}

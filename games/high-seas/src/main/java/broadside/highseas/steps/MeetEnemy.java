package broadside.highseas.steps;

import broadside.engine.play.Scene;
import broadside.engine.play.Step;
import broadside.engine.rules.Clause;
import broadside.highseas.Contacts;
import broadside.highseas.Position;
import broadside.highseas.questions.PickRam;

/** Line 9 of the order of a move: a bow that this move brought into contact with an enemy ship rams her. */
public record MeetEnemy(int ship) implements Step<Position> {
    private static final Clause[] WITHOUT_MASTS = Clause.all("PC-BOARSMAN-04", "PC-BOARSMAN-12");
    private static final Clause[] PINNED = Clause.all("CB-RAM-06", "MI-RAM-06");
    private static final Clause[] MET = Clause.all("PC-ORDMOVE-15", "PC-RAM-02", "PC-RAM-04");
    private static final Clause[] BY_THE_BOW = Clause.all("PC-RAM-03", "CB-SEAS-07", "MI-SEAS-06");
    private static final Clause[] NOT_MET = Clause.all("CB-RAM-01", "PC-RAM-01", "PC-PIN-02", "PC-BOARD-01");

    @Override
    public void run(Position p, Scene scene) {
        // Whoever has no masts cannot ram, even if she can move.
        int touched =
                p.masts(ship) == 0 ? 0 : withoutPinned(p, Contacts.bowOnEnemies(p, ship) & ~p.touchedBefore(), scene);
        if (p.masts(ship) == 0) {
            scene.cite(WITHOUT_MASTS);
        } else if (touched == 0) {
            scene.cite(NOT_MET);
            if (Contacts.touchesAnything(p, ship)) {
                scene.cite(BY_THE_BOW);
            }
        } else if (Integer.bitCount(touched) == 1) {
            scene.cite(MET);
            scene.cite(BY_THE_BOW);
            p.now(new Ram(ship, Position.firstShip() + Integer.numberOfTrailingZeros(touched)));
        } else {
            scene.cite(MET);
            scene.cite(BY_THE_BOW);
            p.ask(p.controller(ship), new PickRam(ship, touched));
        }
    }

    /** Leaves out ships that she still pins: two ships joined by a pin do not ram each other (HS-R022). */
    private int withoutPinned(Position p, int touched, Scene scene) {
        int rest = touched;
        for (int other = Position.firstShip(); other < p.endOfShips(); other++) {
            int bit = 1 << other - Position.firstShip();
            if ((touched & bit) != 0 && p.pinnedBy(other) == ship) {
                scene.cite(PINNED);
                rest &= ~bit;
            }
        }
        return rest;
    }
}

package broadside.highseas;

import broadside.engine.play.Scene;
import broadside.engine.rules.Clause;
import broadside.highseas.questions.TakeInTow;

/** Asks whether a ship takes a derelict in tow, if she may and if one lies so. */
public final class TowOffer {
    private TowOffer() {}

    /** Asks, at the beginning of a move or at its end. */
    public static void make(Position p, int ship, boolean atEnd, Scene scene) {
        if (!p.isAfloat(ship)) {
            return;
        }
        if (p.hasBegunTow()) {
            scene.cite(Clause.of("PC-ORDMOVE-19"));
            return;
        }
        boolean isBusy = p.tows(ship) >= 0;
        for (int other = Position.firstShip(); other < p.endOfShips(); other++) {
            boolean isRowed = p.isAfloat(other) && p.masts(other) == 0 && !Aboard.isDerelict(p, other);
            if (isRowed && other != ship && Contacts.touch(p, ship, other)) {
                // Only her crew keeps her from being a derelict.
                scene.cite(Clause.all("PC-BOARSMAN-07", "PC-BOARSMAN-02", "PC-BOARSMAN-06"));
            }
            if (other == p.tows(ship) || !Contacts.liesForTow(p, ship, other)) {
                continue;
            }
            if (isBusy) {
                scene.cite(Clause.of("PC-TOW-10"));
            } else if (p.towedBy(other) >= 0) {
                scene.cite(Clause.of("PC-TOW-07"));
            } else if (Towing.berth(p, ship, p.pose(ship), other) != null) {
                p.ask(p.controller(ship), new TakeInTow(ship, atEnd));
                return;
            }
        }
    }
}

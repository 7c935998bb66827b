package broadside.highseas.steps;

import broadside.engine.play.Scene;
import broadside.engine.play.Step;
import broadside.engine.rules.Clause;
import broadside.highseas.Aboard;
import broadside.highseas.Contacts;
import broadside.highseas.Position;
import broadside.highseas.questions.TakeInTow;

/** Offers to take a derelict in tow, at the beginning or at the end of a move, not at both (PC-ORDMOVE-19). */
public record OfferTow(int ship, boolean atEnd) implements Step<Position> {
    @Override
    public void run(Position p, Scene scene) {
        if (p.hasBegunTow() || p.tows(ship) >= 0 || p.towedBy(ship) >= 0) {
            return;
        }
        for (int other = Position.firstShip(); other < p.endOfShips(); other++) {
            if (scene.heard() && isRowed(p, other) && Contacts.touch(p, ship, other)) {
                scene.cite(Clause.of("PC-BOARSMAN-07"));
            }
            if (Contacts.canTow(p, ship, other)) {
                p.ask(p.controller(ship), new TakeInTow(ship, atEnd));
                return;
            }
        }
    }

    /** Says whether only her crew keeps this ship from being a derelict. */
    private static boolean isRowed(Position p, int ship) {
        return p.isAfloat(ship) && p.masts(ship) == 0 && !Aboard.isDerelict(p, ship);
    }

    @Override
    public Clause[] clauses() {
        return Clause.all(atEnd ? "PC-ORDMOVE-11" : "PC-ORDMOVE-05", "PC-ORDMOVE-19", "PC-TOW-01");
    }
}

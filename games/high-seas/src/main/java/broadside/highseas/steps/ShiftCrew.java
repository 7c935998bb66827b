package broadside.highseas.steps;

import broadside.engine.play.Scene;
import broadside.engine.play.Step;
import broadside.engine.rules.Clause;
import broadside.highseas.Aboard;
import broadside.highseas.Allegiance;
import broadside.highseas.Contacts;
import broadside.highseas.Losses;
import broadside.highseas.Names;
import broadside.highseas.Position;
import broadside.highseas.events.CrewMoved;

/** Puts a crew ashore on the island where the ship is docked, or takes one aboard from it, as a free action. */
public record ShiftCrew(int ship, int token, boolean loaded) implements Step<Position> {
    private static final Clause[] SHIFTED = Clause.all("CB-DOCK-02", "MI-DOCK-02", "PC-DOCK-06");
    private static final Clause[] EXCHANGED = Clause.all("CB-DOCK-03", "MI-DOCK-03");
    private static final Clause[] FREE = Clause.all("CB-ACTIONS-04", "MI-ACTIONS-04");
    private static final Clause[] KEEPS_ACTION = Clause.all("CB-ACTIONS-06", "MI-ACTIONS-06");

    @Override
    public void run(Position p, Scene scene) {
        int island = Contacts.dockedAt(p, ship);
        int oarsman = loaded ? Aboard.makesRoom(p, ship, token, p.controller(ship)) : -1;
        p.moveCrew(token, loaded ? ship : island);
        if (oarsman >= 0) {
            Losses.reveal(p, oarsman, scene);
        }
        if (scene.heard()) {
            if (!p.isFaceUp(token)) {
                scene.cite(Clause.of("PC-HIDDEN-02"));
            }
            scene.tell(new CrewMoved(Names.of(p, ship), Names.of(p, island), Names.token(p, token), loaded), SHIFTED);
            scene.cite(FREE);
            scene.cite(KEEPS_ACTION);
            if (loaded && hasCompany(p, island)) {
                scene.cite(EXCHANGED);
            }
        }
        p.now(new SettleTow(ship));
    }

    /** Says whether another ship of the fleet is docked here, from which the crew may have come. */
    private boolean hasCompany(Position p, int island) {
        for (int other = Position.firstShip(); other < p.endOfShips(); other++) {
            if (other != ship
                    && p.isAfloat(other)
                    && Allegiance.sailsFor(p, other, p.controller(ship))
                    && Contacts.dockedAt(p, other) == island) {
                return true;
            }
        }
        return false;
    }
}

package broadside.highseas.steps;

import broadside.engine.play.Scene;
import broadside.engine.play.Step;
import broadside.engine.rules.Clause;
import broadside.highseas.Aboard;
import broadside.highseas.Contacts;
import broadside.highseas.Losses;
import broadside.highseas.Names;
import broadside.highseas.Position;
import broadside.highseas.events.CrewMoved;

/** Puts a crew ashore on the island where the ship is docked, or takes one aboard from it, as a free action. */
public record ShiftCrew(int ship, int token, boolean loaded) implements Step<Position> {
    private static final Clause[] CLAUSES = Clause.all(
            "CB-DOCK-02",
            "MI-DOCK-02",
            "PC-DOCK-06",
            "PC-DOCK-07",
            "PC-TRANSFER-02",
            "CB-ACTIONS-04",
            "MI-ACTIONS-04",
            "CB-ACTIONS-06",
            "MI-ACTIONS-06",
            "CB-DOCK-03",
            "MI-DOCK-03");

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
            scene.tell(new CrewMoved(Names.of(p, ship), Names.of(p, island), Names.token(p, token), loaded), CLAUSES);
        }
        p.now(new SettleTow(ship));
    }
}

package broadside.highseas.steps;

import broadside.engine.play.Scene;
import broadside.engine.play.Step;
import broadside.engine.rules.Clause;
import broadside.highseas.Allegiance;
import broadside.highseas.Contacts;
import broadside.highseas.Losses;
import broadside.highseas.Names;
import broadside.highseas.Position;
import broadside.highseas.events.ShipDocked;

/** Docks a ship that has come to an island with her bow; at home all treasure is unloaded. */
public record Dock(int ship) implements Step<Position> {
    private static final Clause[] DOCKED = Clause.all("CB-DOCK-01", "MI-DOCK-01", "PC-DOCK-01");
    private static final Clause[] BY_THE_BOW = Clause.all("PC-BOW-01", "CB-SEAS-07", "MI-SEAS-06");
    private static final Clause[] CAME_HERE = Clause.all("PC-DOCK-02", "PC-DOCK-03", "PC-DOCK-04");

    @Override
    public void run(Position p, Scene scene) {
        int island = !p.isAfloat(ship) ? -1 : Contacts.dockedAt(p, ship);
        scene.cite(DOCKED);
        scene.cite(BY_THE_BOW);
        scene.cite(CAME_HERE);
        if (island < 0 || !p.hasSailed() || !p.hasLeft()) {
            return;
        }
        if (scene.heard()) {
            scene.tell(new ShipDocked(Names.of(p, ship), Names.of(p, island)), DOCKED);
        }
        if (Allegiance.isHome(p, island, ship)) {
            Losses.unload(p, ship, scene);
            p.now(new CheckTreasury());
        }
        int towed = p.tows(ship);
        if (towed >= 0) {
            p.now(new DockTowed(towed, island));
        }
    }
}

package broadside.highseas.steps;

import broadside.engine.play.Scene;
import broadside.engine.play.Step;
import broadside.engine.rules.Clause;
import broadside.highseas.Allegiance;
import broadside.highseas.Losses;
import broadside.highseas.Mooring;
import broadside.highseas.Names;
import broadside.highseas.Position;
import broadside.highseas.events.ShipDocked;
import broadside.highseas.geometry.Pose;

/** Docks a ship in tow where the ship that tows her has docked: her bow on the nearest free coast; at home she unloads. */
public record DockTowed(int ship, int island) implements Step<Position> {
    private static final Clause[] CLAUSES = Clause.all("CB-TOW-06", "MI-TOW-06", "PC-DOCK-01", "PC-DOCK-02");

    @Override
    public void run(Position p, Scene scene) {
        Pose berth = Mooring.nearest(p, ship, island);
        if (berth == null) {
            // A coast without room leaves her behind her tower, not docked.
            return;
        }
        p.place(ship, berth);
        if (scene.heard()) {
            scene.tell(new ShipDocked(Names.of(p, ship), Names.of(p, island)), CLAUSES);
        }
        if (Allegiance.isHome(p, island, ship)) {
            Losses.unload(p, ship, scene);
            p.now(new CheckTreasury());
        }
    }
}

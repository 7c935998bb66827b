package broadside.highseas.steps;

import broadside.engine.play.Scene;
import broadside.engine.play.Step;
import broadside.engine.rules.Clause;
import broadside.highseas.Names;
import broadside.highseas.Position;
import broadside.highseas.events.ShipPlaced;
import broadside.highseas.geometry.Pose;

/** Puts a ship on the sea with her bow on the home island. */
public record PutShip(int ship, Pose pose) implements Step<Position> {
    @Override
    public void run(Position p, Scene scene) {
        p.place(ship, pose);
        if (scene.heard()) {
            scene.tell(
                    new ShipPlaced(Names.of(p, ship), pose.x(), pose.y(), pose.heading()),
                    Clause.all("CB-HOME-02", "MI-HOME-02", "CB-HOME-05", "MI-HOME-04"));
        }
        p.now(new AskBerth(p.controller(ship)));
    }
}

package broadside.highseas.steps;

import broadside.engine.play.Scene;
import broadside.engine.play.Step;
import broadside.engine.rules.Clause;
import broadside.highseas.Aboard;
import broadside.highseas.Names;
import broadside.highseas.Position;
import broadside.highseas.events.CargoMoved;
import broadside.highseas.questions.MoveCargo;

/** Carries one item of cargo between a ship and what she explores. */
public record CarryCargo(int ship, int place, int item, boolean crew, boolean loaded) implements Step<Position> {
    @Override
    public void run(Position p, Scene scene) {
        int to = loaded ? ship : place;
        if (crew) {
            p.moveCrew(item, to);
            if (loaded) {
                p.setCrewOwner(item, p.controller(ship));
            }
        } else {
            p.moveCoin(item, to);
            p.stir();
        }
        if (scene.heard()) {
            if (Aboard.hasGuestWithoutSpace(p, ship)) {
                scene.cite(Clause.of("PC-BOARSMAN-05"));
            }
            scene.tell(
                    new CargoMoved(Names.of(p, ship), Names.of(p, place), crew ? Names.token(p, item) : "coin", loaded),
                    Clause.all("PC-TRANSFER-01", "PC-TRANSFER-02", "CB-EXPLORE-04", "MI-EXPLORE-04"));
        }
        p.ask(p.controller(ship), new MoveCargo(ship, place));
    }
}

package broadside.highseas.steps;

import broadside.engine.play.Scene;
import broadside.engine.play.Step;
import broadside.engine.rules.Clause;
import broadside.highseas.Names;
import broadside.highseas.Position;
import broadside.highseas.events.IslandExplored;

/** Ends an explore action; the player has explored the island from now on. */
public record FinishExploring(int ship, int place) implements Step<Position> {
    @Override
    public void run(Position p, Scene scene) {
        if (!Position.isShip(place)) {
            if (!p.hasEverExplored(place, p.controller(ship))) {
                p.stir();
            }
            p.markExplored(place, p.controller(ship));
            if (scene.heard()) {
                scene.tell(
                        new IslandExplored(Names.of(p, ship), Names.of(p, place)),
                        Clause.all(
                                "PC-ORDEXPL-11",
                                "CB-EXPLORE-04",
                                "MI-EXPLORE-04",
                                "CB-EXPLORE-05",
                                "MI-EXPLORE-05",
                                "CB-EXPLORE-06",
                                "MI-EXPLORE-07",
                                "MI-EXPLORE-06"));
            }
        }
    }
}

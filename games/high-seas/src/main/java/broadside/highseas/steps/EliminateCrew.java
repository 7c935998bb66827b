package broadside.highseas.steps;

import broadside.engine.play.Scene;
import broadside.engine.play.Step;
import broadside.engine.rules.Clause;
import broadside.highseas.Names;
import broadside.highseas.Position;
import broadside.highseas.events.CrewLost;

/** Eliminates a crew; a facedown one is shown to all. */
public record EliminateCrew(int token) implements Step<Position> {
    @Override
    public void run(Position p, Scene scene) {
        int ship = p.crewPlace(token);
        p.turnUp(token);
        if (scene.heard()) {
            scene.tell(
                    new CrewLost(Names.of(p, ship), Names.crew(p, token)),
                    Clause.all("PC-BOARD-06", "PC-BOARD-07", "PC-REMOVED-03"));
        }
        p.moveCrew(token, Position.OUT);
        p.stir();
        p.now(new SettleTow(ship));
    }
}

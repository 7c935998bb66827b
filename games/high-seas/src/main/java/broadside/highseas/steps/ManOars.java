package broadside.highseas.steps;

import broadside.engine.play.Scene;
import broadside.engine.play.Step;
import broadside.engine.rules.Clause;
import broadside.highseas.Aboard;
import broadside.highseas.Losses;
import broadside.highseas.Position;
import broadside.highseas.abilities.Matter;

/** Turns up a crew that rows a ship without masts, or that needs no cargo space. */
public record ManOars(int ship) implements Step<Position> {
    @Override
    public void run(Position p, Scene scene) {
        if (Aboard.isDerelict(p, ship)) {
            scene.cite(Clause.of("PC-DERELICT-05"));
            Losses.reveal(p, Aboard.speaker(p, ship, Matter.ROWS_WITHOUT_MASTS), scene);
        } else {
            Losses.reveal(p, Aboard.hiddenGuest(p, ship), scene);
        }
    }
}

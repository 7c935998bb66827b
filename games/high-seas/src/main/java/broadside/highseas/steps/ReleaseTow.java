package broadside.highseas.steps;

import broadside.engine.play.Scene;
import broadside.engine.play.Step;
import broadside.engine.rules.Clause;
import broadside.highseas.Losses;
import broadside.highseas.Position;

/** Lets go of a ship in tow; a captured one stays in the fleet. */
public record ReleaseTow(int ship) implements Step<Position> {
    private static final Clause[] WHENEVER = Clause.all("PC-TOW-08");
    private static final Clause[] FREE = Clause.all("CB-ACTIONS-04", "MI-ACTIONS-04");
    private static final Clause[] KEEPS_ACTION = Clause.all("CB-ACTIONS-06", "MI-ACTIONS-06");

    @Override
    public void run(Position p, Scene scene) {
        Losses.endTow(p, ship, WHENEVER, scene);
        scene.cite(FREE);
        scene.cite(KEEPS_ACTION);
    }
}

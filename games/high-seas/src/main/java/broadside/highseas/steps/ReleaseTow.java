package broadside.highseas.steps;

import broadside.engine.play.Scene;
import broadside.engine.play.Step;
import broadside.engine.rules.Clause;
import broadside.highseas.Losses;
import broadside.highseas.Position;

/** Lets go of a ship in tow; a captured one stays in the fleet. */
public record ReleaseTow(int ship) implements Step<Position> {
    @Override
    public void run(Position p, Scene scene) {
        Losses.endTow(p, ship, clauses(), scene);
    }

    @Override
    public Clause[] clauses() {
        return Clause.all("PC-TOW-08");
    }
}

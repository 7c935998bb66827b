package broadside.highseas.steps;

import broadside.engine.play.Scene;
import broadside.engine.play.Step;
import broadside.engine.rules.Clause;
import broadside.highseas.Losses;
import broadside.highseas.Position;

/** Unloads the treasure of a ship that was given an explore action at her home island (PC-EXPLORE-14). */
public record UnloadAtHome(int ship) implements Step<Position> {
    @Override
    public void run(Position p, Scene scene) {
        Losses.unload(p, ship, scene);
        p.now(new CheckTreasury());
    }

    @Override
    public Clause[] clauses() {
        return Clause.all("PC-EXPLORE-14");
    }
}

package broadside.highseas.steps;

import broadside.engine.play.Scene;
import broadside.engine.play.Step;
import broadside.engine.rules.Clause;
import broadside.highseas.Aboard;
import broadside.highseas.Losses;
import broadside.highseas.Position;

/** Makes a hit cost one mast, or sinks a ship that has none. */
public record SufferHit(int target, int by) implements Step<Position> {
    private static final Clause ONE_MAST = Clause.of("PC-HITS-02");
    private static final Clause[] SUNK = Clause.all("PC-HITS-03", "CB-DERELICT-04", "MI-DERELICT-04");

    @Override
    public void run(Position p, Scene scene) {
        if (p.masts(target) == 0) {
            if (!Aboard.isDerelict(p, target)) {
                scene.cite(Clause.of("PC-BOARSMAN-11"));
            }
            scene.cite(SUNK);
            Losses.sink(p, target, by, scene);
            p.now(new CheckTreasury());
        } else {
            scene.cite(ONE_MAST);
            p.now(new LoseMast(target, p.controller(by)));
        }
    }
}

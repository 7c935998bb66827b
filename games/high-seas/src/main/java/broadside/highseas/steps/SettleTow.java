package broadside.highseas.steps;

import broadside.engine.play.Scene;
import broadside.engine.play.Step;
import broadside.engine.rules.Clause;
import broadside.highseas.Aboard;
import broadside.highseas.Losses;
import broadside.highseas.Position;

/** Ends a tow that cannot go on: its tower has become derelict, or the towed ship no longer is. */
public record SettleTow(int ship) implements Step<Position> {
    @Override
    public void run(Position p, Scene scene) {
        if (!p.isAfloat(ship)) {
            return;
        }
        int tower = p.towedBy(ship);
        if (Aboard.isDerelict(p, ship)) {
            // A derelict that kept her tow could only be towed as a chain.
            Losses.endTow(p, ship, Clause.all("PC-TOW-11"), scene);
        } else if (tower >= 0) {
            Losses.endTow(p, tower, Clause.all("PC-TOW-06", "PC-DERELICT-03"), scene);
        }
    }
}

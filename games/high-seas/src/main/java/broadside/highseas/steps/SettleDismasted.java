package broadside.highseas.steps;

import broadside.engine.play.Scene;
import broadside.engine.play.Step;
import broadside.highseas.Aboard;
import broadside.highseas.Losses;
import broadside.highseas.Position;

/** Ends the tow of a ship that has become derelict. */
public record SettleDismasted(int ship) implements Step<Position> {
    @Override
    public void run(Position p, Scene scene) {
        if (p.isAfloat(ship) && Aboard.isDerelict(p, ship)) {
            Losses.endTow(p, ship, scene);
        }
    }
}

package broadside.highseas.steps;

import broadside.engine.play.Scene;
import broadside.engine.play.Step;
import broadside.highseas.Position;
import broadside.highseas.questions.FireCannon;

/** Asks for the next shot as long as one may be possible. */
public record AskFire(int ship) implements Step<Position> {
    @Override
    public void run(Position p, Scene scene) {
        if (p.isAfloat(ship) && FireCannon.mightGoOn(p, ship)) {
            p.ask(p.controller(ship), new FireCannon(ship));
        }
    }
}

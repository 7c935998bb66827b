package broadside.highseas.steps;

import broadside.engine.chance.Purpose;
import broadside.engine.play.Scene;
import broadside.engine.play.Step;
import broadside.engine.rules.Clause;
import broadside.highseas.Names;
import broadside.highseas.Position;
import broadside.highseas.events.ScuttleTried;

/** Tries to scuttle a derelict: on a 5 or 6 she sinks when her player's next turn begins. */
public record TryScuttle(int ship) implements Step<Position> {
    public static final Purpose SCUTTLE = Purpose.of("scuttle");
    private static final Clause[] CLAUSES = Clause.all(
            "MI-SCUTTLE-01", "MI-SCUTTLE-02", "PC-SCUTTLE-01", "PC-SCUTTLE-04", "PC-SCUTTLE-05", "PC-DERELICT-04");

    @Override
    public void run(Position p, Scene scene) {
        int die = scene.chance().roll(p, SCUTTLE, 6);
        p.tryToScuttle(ship, die >= 5);
        if (scene.heard()) {
            scene.tell(new ScuttleTried(Names.of(p, ship), die), CLAUSES);
        }
    }
}

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
    private static final Clause[] TRIED =
            Clause.all("MI-SCUTTLE-02", "MI-SCUTTLE-03", "PC-SCUTTLE-01", "PC-DERELICT-04");
    private static final Clause[] SINKING = Clause.all("MI-SCUTTLE-01", "PC-SCUTTLE-04");
    private static final Clause MAY_STILL_ACT = Clause.of("PC-SCUTTLE-05");
    /** The least that sinks her. */
    public static final int ENOUGH = 5;

    @Override
    public void run(Position p, Scene scene) {
        int die = scene.chance().roll(p, SCUTTLE, 6);
        p.tryToScuttle(ship, die >= ENOUGH);
        if (scene.heard()) {
            scene.tell(new ScuttleTried(Names.of(p, ship), die, die >= ENOUGH), TRIED);
            if (die >= ENOUGH) {
                scene.cite(SINKING);
            }
            scene.cite(MAY_STILL_ACT);
        }
    }
}

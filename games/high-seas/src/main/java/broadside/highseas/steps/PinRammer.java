package broadside.highseas.steps;

import broadside.engine.play.Scene;
import broadside.engine.play.Step;
import broadside.engine.rules.Clause;
import broadside.highseas.Names;
import broadside.highseas.Position;
import broadside.highseas.events.ShipPinned;

/** Pins the ramming ship, unless the rammed one is derelict (PC-ORDMOVE-17). */
public record PinRammer(int ship, int target) implements Step<Position> {
    private static final Clause[] AUTOMATICALLY = Clause.all("CB-RAM-05", "MI-RAM-05", "PC-ORDMOVE-17");
    private static final Clause[] ONLY_THE_RAMMER = Clause.all("PC-PIN-01", "PC-PIN-03", "PC-PIN-05");

    @Override
    public void run(Position p, Scene scene) {
        scene.cite(AUTOMATICALLY);
        if (p.masts(target) != 0) {
            p.pin(ship, target);
            if (scene.heard()) {
                scene.tell(new ShipPinned(Names.of(p, ship), Names.of(p, target)), ONLY_THE_RAMMER);
            }
        }
    }
}

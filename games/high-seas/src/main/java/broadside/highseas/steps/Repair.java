package broadside.highseas.steps;

import broadside.engine.play.Scene;
import broadside.engine.play.Step;
import broadside.engine.rules.Clause;
import broadside.highseas.Aboard;
import broadside.highseas.Contacts;
import broadside.highseas.Losses;
import broadside.highseas.Names;
import broadside.highseas.Position;
import broadside.highseas.abilities.Matter;
import broadside.highseas.events.MastRepaired;

/** Brings one mast back into play. */
public record Repair(int ship, int mast) implements Step<Position> {
    private static final Clause[] CLAUSES =
            Clause.all("CB-REPAIR-01", "PC-REMOVED-05", "PC-PIN-09", "PC-PIN-10", "MI-REPAIR-01");

    @Override
    public void run(Position p, Scene scene) {
        p.spendAction(ship);
        if (!Contacts.isSafe(p, ship)) {
            Losses.reveal(p, Aboard.speaker(p, ship, Matter.REPAIR_ANYWHERE), scene);
        }
        p.setMasts(ship, p.masts(ship) | 1 << mast);
        p.stir();
        if (scene.heard()) {
            scene.tell(new MastRepaired(Names.of(p, ship), mast + 1), CLAUSES);
        }
        int tower = p.towedBy(ship);
        if (tower >= 0) {
            // She is no derelict any more, so nobody tows her.
            Losses.endTow(p, tower, Clause.all("PC-TOW-06", "PC-DERELICT-03"), scene);
        }
    }
}

package broadside.highseas.steps;

import broadside.engine.play.Scene;
import broadside.engine.play.Step;
import broadside.engine.rules.Clause;
import broadside.highseas.Contacts;
import broadside.highseas.Position;
import broadside.highseas.questions.PickRam;

/** Ends a move action: a bow that came to touch an enemy ship rams (PC-RAM-04). */
public record ResolveMove(int ship) implements Step<Position> {
    private static final Clause[] WITHOUT_MASTS = Clause.all("PC-BOARSMAN-04", "PC-BOARSMAN-12");

    @Override
    public void run(Position p, Scene scene) {
        if (!p.isAfloat(ship)) {
            return;
        }
        if (p.masts(ship) == 0) {
            scene.cite(WITHOUT_MASTS);
            return;
        }
        int touched = Contacts.bowOnEnemies(p, ship) & ~p.touchedBefore();
        if (Integer.bitCount(touched) == 1) {
            p.now(new Ram(ship, Position.firstShip() + Integer.numberOfTrailingZeros(touched)));
        } else if (touched != 0) {
            p.ask(p.controller(ship), new PickRam(ship, touched));
        }
    }

    @Override
    public Clause[] clauses() {
        return Clause.all(
                "PC-ORDMOVE-14", "PC-ORDMOVE-15", "PC-RAM-02", "PC-RAM-03", "PC-RAM-04", "CB-SEAS-07", "MI-SEAS-06");
    }
}

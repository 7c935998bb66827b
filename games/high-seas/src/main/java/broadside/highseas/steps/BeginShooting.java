package broadside.highseas.steps;

import broadside.engine.play.Scene;
import broadside.engine.play.Step;
import broadside.engine.rules.Clause;
import broadside.highseas.Position;

/** Begins a shoot action, or the shooting within a move action. */
public record BeginShooting(int ship) implements Step<Position> {
    @Override
    public void run(Position p, Scene scene) {
        p.beginShooting();
        if (p.pinnedBy(ship) >= 0) {
            scene.cite(Clause.of("PC-PIN-04"));
        }
        p.now(new AskFire(ship));
    }

    @Override
    public Clause[] clauses() {
        return Clause.all("PC-SHOOT-01", "PC-SHOOT-02");
    }
}

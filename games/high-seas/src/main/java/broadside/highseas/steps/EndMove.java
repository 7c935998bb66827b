package broadside.highseas.steps;

import broadside.engine.play.Scene;
import broadside.engine.play.Step;
import broadside.engine.rules.Clause;
import broadside.highseas.Position;

/** Resolves a move action, after line 8 of its order and before any ram: nothing more is sailed or shot in it. */
public record EndMove(int ship) implements Step<Position> {
    @Override
    public void run(Position p, Scene scene) {
        if (p.isAfloat(ship)) {
            p.now(new MeetEnemy(ship));
        }
    }

    @Override
    public Clause[] clauses() {
        return Clause.all("PC-ORDMOVE-14", "PC-ORDMOVE-03");
    }
}

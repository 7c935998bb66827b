package broadside.highseas.steps;

import broadside.engine.play.Scene;
import broadside.engine.play.Step;
import broadside.engine.rules.Clause;
import broadside.highseas.Bars;
import broadside.highseas.Position;
import broadside.highseas.questions.Sail;

/** Is line 5 of the order of a move: segments that crew adds, after all printed ones. */
public record SailBonus(int ship) implements Step<Position> {
    @Override
    public void run(Position p, Scene scene) {
        if (p.isAfloat(ship) && !p.hasStopped() && Integer.bitCount(p.usedBars()) < Bars.most(p, ship)) {
            p.ask(p.controller(ship), new Sail(ship));
        }
    }

    @Override
    public Clause[] clauses() {
        return Clause.all("PC-MOVE-14", "PC-ORDMOVE-09");
    }
}
